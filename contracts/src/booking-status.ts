/** The part of a booking that its status is read from. `0`/`1` as on the wire. */
export interface BookingState {
  status: 'active' | 'cancelled';
  is_checked_in: 0 | 1;
  is_report_generated: 0 | 1;
}

export type BookingStatus = 'Cancelled' | 'Pending' | 'In-Progress' | 'Report Generated';

/** What the list shows. Cancelled goes before everything else. */
export function bookingStatus(booking: BookingState): BookingStatus {
  if (booking.status === 'cancelled') return 'Cancelled';
  if (!booking.is_checked_in) return 'Pending';
  return booking.is_report_generated ? 'Report Generated' : 'In-Progress';
}

/** Cancel and move are offered while nobody has checked in. */
export function canCancelBooking(booking: BookingState): boolean {
  return booking.status === 'active' && !booking.is_checked_in;
}

/** The report is offered once there is one; a cancelled booking has none to show. */
export function canViewReport(booking: BookingState): boolean {
  return booking.status === 'active' && Boolean(booking.is_checked_in && booking.is_report_generated);
}
