import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import { guardianDuty } from '@larkwell/contracts/minors';
import { dateInZone } from '@larkwell/contracts/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { refuse } from '../http/refusals';
import { slotView } from '../locations/slots';
import { locations, shownLocation, slots } from '../locations/tables';
import { appointments, type AppointmentRow } from './tables';

/** A booking with the numbers a calendar file needs beside what the confirmation page shows. */
export type ConfirmedVisit = BookingConfirmation & { minutes: number; sequence: number };

/** @throws 404 refusal; a booking whose card is still being charged is not there yet */
export async function getConfirmedVisit(db: Queryable, bookingId: string): Promise<ConfirmedVisit> {
  const [row] = await db
    .select({
      booking: appointments,
      slot: { id: slots.id, locationId: slots.locationId, startsAt: slots.startsAt },
      minutes: slots.minutes,
      location: shownLocation,
    })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slotId))
    .innerJoin(locations, eq(locations.id, slots.locationId))
    .where(and(eq(appointments.id, bookingId), inArray(appointments.status, ['active', 'cancelled'])));
  if (!row) refuse(404, 'We do not know that booking.');
  const { booking, slot, location, minutes } = row;
  const duty = guardianDuty(booking.dateOfBirth, dateInZone(slot.startsAt, location.zone), location.state);
  return {
    id: booking.id,
    confirmationCode: booking.confirmationCode,
    patient: shortName(booking),
    testType: booking.testType,
    slot: slotView(slot, location.zone),
    location,
    status: booking.status === 'cancelled' ? 'cancelled' : 'active',
    is_checked_in: booking.checkedInAt ? 1 : 0,
    amountPaid: booking.amountPaidCents,
    refund: refundOf(booking),
    email: booking.patientEmail,
    // A move may bring the visit before a third birthday; the rules of the form have refused everybody else.
    guardianDuty: duty === 'too-young' ? 'accompany' : duty,
    minutes,
    sequence: booking.calendarSequence,
  };
}

function refundOf({ refundedCents, refundedAt }: AppointmentRow): BookingConfirmation['refund'] {
  return refundedAt && { amount: refundedCents, at: refundedAt.toISOString() };
}

/** First name and last initial. A page of the booking can be opened by whoever has its address. */
function shortName({ patientFirstName, patientLastName }: AppointmentRow): string {
  return `${patientFirstName} ${[...patientLastName][0] ?? ''}.`;
}
