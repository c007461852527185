import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { bookingStatus } from '@larkwell/contracts/booking-status';
import type { FoundBookings } from '../src/appointments';

/** Bookings for an operator to read, one per line. */
export function bookingLines(bookings: Omit<Booking, 'terms'>[]): string {
  if (!bookings.length) return 'No bookings.';
  return bookings.map(bookingLine).join('\n');
}

/**
 * Bookings as `bookingLines` prints them, and whether others are missing.
 * @param searched how many were looked through, if only some of those are printed
 */
export function foundLines({ bookings, hasMore }: FoundBookings, searched = bookings.length): string {
  const lines = bookingLines(bookings);
  if (!hasMore) return lines;
  return `${lines}\nThere are more: only the latest ${searched} visits were read. Look for an earlier one with bookings find.`;
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
