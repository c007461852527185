import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { bookingStatus } from '@larkwell/contracts/booking-status';

/** Bookings for an operator to read, one per line. */
export function bookingLines(bookings: Omit<Booking, 'terms'>[]): string {
  if (!bookings.length) return 'No bookings.';
  return bookings.map(bookingLine).join('\n');
}

const bookingLine = (booking: Omit<Booking, 'terms'>) =>
  [
    booking.confirmation_code,
    booking.appointmentDate,
    booking.appointmentStart,
    booking.test_type.padEnd(7),
    bookingStatus(booking).padEnd(16),
    booking.locationName,
  ].join('  ');
