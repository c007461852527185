import type { Location } from '@larkwell/contracts/locations/locations';
import { formatSlotDate, formatSlotTime, ZONE_NAMES } from '@larkwell/contracts/slots';
import type { TestType } from '@larkwell/contracts/test-types';
import { speaking } from '../language';
import type { ShownTerms } from '../terms';

interface BookedVisit {
  id: string;
  testType: TestType;
  startsAt: string | Date;
  location: Omit<Location, 'description'>;
  /** Cents; not refunded when the booking is canceled. */
  amountPaid: number;
}

/** What the cancel and move forms show about a booking; in English in every language, as `describeVisit`. */
export function describeBooking({ id, testType, startsAt, location, amountPaid }: BookedVisit): ShownTerms {
  const { zone, timezone, name, street, city, state, zipCode } = location;
  return {
    subject: `booking ${id}`,
    total: amountPaid,
    facts: [
      ['Test', `COVID-19 ${testType} test`],
      ['Date', speaking('en', () => formatSlotDate(startsAt, zone))],
      ['Time', speaking('en', () => `${formatSlotTime(startsAt, zone)} ${ZONE_NAMES[timezone]}`)],
      ['Location', `${name}, ${street}, ${city}, ${state} ${zipCode}`],
    ],
  };
}
