import { isBeforeCutoff } from './slots';

/** The fields that determine a booking's status. `0`/`1` as on the wire. */
export interface BookingState {
  status: 'active' | 'cancelled';
  is_checked_in: 0 | 1;
  is_report_generated: 0 | 1;
}

interface BookingTime {
  startsAt: string | Date;
}

export type BookingStatus = 'Cancelled' | 'Pending' | 'In-Progress' | 'Report Generated';

/** The status in the list. Canceled takes precedence over everything else. */
export function bookingStatus(booking: BookingState): BookingStatus {
  if (booking.status === 'cancelled') return 'Cancelled';
  if (!booking.is_checked_in) return 'Pending';
  return booking.is_report_generated ? 'Report Generated' : 'In-Progress';
}

/** Cancel is offered until the patient checks in or the visit starts. Times are instants. */
export function canCancelBooking(booking: BookingState & BookingTime, now: string | Date): boolean {
  return isOpen(booking) && new Date(booking.startsAt) > new Date(now);
}

/** Move is offered like Cancel, but no later than the cut-off before the visit. */
export function canMoveBooking(booking: BookingState & BookingTime, now: string | Date): boolean {
  return isOpen(booking) && isBeforeCutoff(booking.startsAt, now);
}

/** Whether an active booking's time has come without a check-in. */
export function isPastUnattended(booking: BookingState & BookingTime, now: string | Date): boolean {
  return isOpen(booking) && new Date(booking.startsAt) <= new Date(now);
}

const isOpen = ({ status, is_checked_in }: BookingState) => status === 'active' && !is_checked_in;

/** The report is offered once there is one; a canceled booking shows none. */
export function canViewReport(booking: BookingState): boolean {
  return booking.status === 'active' && Boolean(booking.is_checked_in && booking.is_report_generated);
}
