import { expect, it } from 'vitest';
import {
  bookingStatus,
  canCancelBooking,
  canMoveBooking,
  canViewReport,
  isPastUnattended,
  type BookingState,
} from './booking-status';

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
  expect(canCancelBooking({ ...booking, startsAt: '2026-12-02T15:00:00Z' }, '2026-12-01T15:00:00Z')).toBe(
    cancel,
  );
  expect(canViewReport(booking)).toBe(report);
});

const startsAt = '2026-12-02T15:00:00Z';
const at = (seconds: number) => new Date(Date.parse(startsAt) + seconds * 1000);

it.each([
  [-1, true],
  [0, false],
  [1, false],
])('%i s from its start, a visit nobody came to can be canceled: %s', (seconds, may) => {
  expect(canCancelBooking({ ...state('active', 0, 0), startsAt }, at(seconds))).toBe(may);
  expect(isPastUnattended({ ...state('active', 0, 0), startsAt }, at(seconds))).toBe(!may);
});

it.each([
  [-1, true],
  [0, true],
  [1, false],
])('%i s from 30 minutes before it, a visit can be moved: %s', (seconds, may) => {
  expect(canMoveBooking({ ...state('active', 0, 0), startsAt }, at(seconds - 1800))).toBe(may);
});

it.each([state('active', 1, 0), state('cancelled', 0, 0)])('%j was not missed', (booking) => {
  expect(isPastUnattended({ ...booking, startsAt }, at(1))).toBe(false);
  expect(canMoveBooking({ ...booking, startsAt }, at(-7200))).toBe(false);
});
