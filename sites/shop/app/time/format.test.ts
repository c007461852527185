import { expect, it } from 'vitest';
import { formatDay, formatMoment, formatPaymentTime, formatScan, formatShortDate } from './format';

/** Saturday in UTC, still Friday evening in New York. */
const lateFriday = '2026-11-21T03:07:00.000Z';

it('formats an instant as its day in Eastern Time', () => {
  expect(formatDay(lateFriday)).toBe('Fri, Nov 20, 2026');
  expect(formatShortDate(lateFriday)).toBe('11/20/2026');
  expect(formatPaymentTime(Date.parse(lateFriday) / 1000)).toBe('11/20/2026, 10:07 pm');
  expect(formatMoment(lateFriday)).toBe('Nov 20, 2026, 10:07 PM');
  expect(formatDay('2026-07-01T03:30:00.000Z')).toBe('Tue, Jun 30, 2026');
});

it('leaves a calendar day as is', () => {
  expect(formatDay('2026-11-27')).toBe('Fri, Nov 27, 2026');
});

it.each([
  ['2026-11-20T11:12:00', 'Fri, Nov 20, 11:12 AM'],
  ['2026-11-20T23:12:00Z', 'Fri, Nov 20, 11:12 PM'],
  ['2026-11-20T23:12:00-07:00', 'Fri, Nov 20, 11:12 PM'],
  ['November 20, 2026', 'November 20, 2026'],
])("formats a scan in the carrier's local time: %s", (written, told) => {
  expect(formatScan(written)).toBe(told);
});
