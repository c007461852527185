import type { BookingConfirmation, VisitStanding } from '@larkwell/contracts/appointments/appointments';
import { guardianDuty } from '@larkwell/contracts/minors';
import { dateInZone } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { slotView } from '../locations';
import { paymentSentences } from '../payments';
import type { KeyNeeds } from '../sealing';
import { selectVisits, type VisitRow } from './list-bookings';
import { openPatient, type Patient } from './patient';
import { sentences } from './sentences';
import type { AppointmentColumns } from './tables';

/** A booking as the confirmation page shows it, plus the numbers a calendar file needs. */
export type ConfirmedVisit = BookingConfirmation & { minutes: number; sequence: number };

/** @throws 404; 409 unavailable while its card is being charged, refused when the charge failed */
export async function getConfirmedVisit(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  bookingId: string,
): Promise<ConfirmedVisit> {
  const [booking] = await selectVisits(deps, sql`a.id = ${bookingId}`);
  if (!booking) refuse(404, sentences.noBooking);
  if (booking.status === 'capturing') refuse(409, paymentSentences.notKnownYet, { code: 'unavailable' });
  if (booking.status === 'failed') refuse(409, sentences.failedBooking, { code: 'refused' });
  const { location, minutes } = booking;
  const slot = { id: booking.slotId, locationId: location.id, startsAt: new Date(booking.startsAt) };
  const patient = openPatient(deps.cipher, booking);
  const duty = findDuty(patient, dateInZone(slot.startsAt, location.zone), location.state);
  return {
    id: booking.id,
    confirmationCode: patient.confirmationCode,
    patient: shortName(patient),
    testType: booking.testType,
    slot: slotView(slot, location.zone),
    location,
    status: booking.status === 'cancelled' ? 'cancelled' : 'active',
    standing: standingOf(booking),
    is_checked_in: booking.checkedInAt ? 1 : 0,
    amountPaid: booking.amountPaidCents,
    refund: refundOf(booking),
    dispute: booking.dispute,
    email: patient.email,
    // A move can bring the visit before a third birthday. The form's rules have refused every other case.
    guardianDuty: duty === 'too-young' ? 'accompany' : duty,
    minutes,
    sequence: booking.calendarSequence,
  };
}

function standingOf({ status, isUnpaid, isOver }: VisitRow): VisitStanding {
  if (status === 'cancelled') return isUnpaid ? 'unpaid' : 'canceled';
  return isOver ? 'over' : 'ahead';
}

function refundOf({ refundedCents, refundedAt }: AppointmentColumns): BookingConfirmation['refund'] {
  return refundedAt === null ? null : { amount: refundedCents, at: new Date(refundedAt).toISOString() };
}

/** A patient whose birth date is erased has no guardian duty. */
const findDuty = ({ dateOfBirth }: Patient, day: string, state: string) =>
  dateOfBirth ? guardianDuty(dateOfBirth, day, state) : 'none';

/** First name and last initial: anyone with its address can open a booking's page. */
function shortName({ firstName, lastName }: Patient): string {
  const [initial] = lastName;
  return initial ? `${firstName} ${initial}.` : firstName;
}
