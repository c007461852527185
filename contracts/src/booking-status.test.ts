import { expect, it } from 'vitest';
import { bookingStatus, canCancelBooking, canViewReport, type BookingState } from './booking-status';

const state = (status: BookingState['status'], is_checked_in: 0 | 1, is_report_generated: 0 | 1) => ({
  status,
  is_checked_in,
  is_report_generated,
});

it.each([
  [state('active', 0, 0), 'Pending', true, false],
  [state('active', 0, 1), 'Pending', true, false],
  [state('active', 1, 0), 'In-Progress', false, false],
  [state('active', 1, 1), 'Report Generated', false, true],
  [state('cancelled', 0, 0), 'Cancelled', false, false],
  [state('cancelled', 1, 0), 'Cancelled', false, false],
  [state('cancelled', 1, 1), 'Cancelled', false, false],
])('%j is %s; cancel %s, report %s', (booking, shown, cancel, report) => {
  expect(bookingStatus(booking)).toBe(shown);
  expect(canCancelBooking(booking)).toBe(cancel);
  expect(canViewReport(booking)).toBe(report);
});
