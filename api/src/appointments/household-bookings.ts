import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { listHousehold } from '../drafts';
import { findBooking } from './find-bookings';
import { openPatient } from './patient';
import type { AppointmentColumns } from './tables';

/** What a person of a household has booked. */
export interface HouseholdBooking extends Pick<AppointmentColumns, 'status' | 'paymentId'> {
  person: number;
  bookingId: string;
  confirmationCode: string;
}

/** The bookings that a household's drafts became. */
export async function listHouseholdBookings(deps: Deps, firstId: string): Promise<HouseholdBooking[]> {
  const made: HouseholdBooking[] = [];
  for (const { person, appointmentId } of await listHousehold(deps, firstId)) {
    const booking = appointmentId ? await findBooking(deps, sql`a.id = ${appointmentId}`) : null;
    if (!booking) continue;
    const { id: bookingId, status, paymentId } = booking;
    const { confirmationCode } = openPatient(deps.cipher, booking);
    made.push({ person, bookingId, status, paymentId, confirmationCode });
  }
  return made;
}
