import { HOLD_MINUTES } from './numbers/visits';
import { describe, expect, it } from 'vitest';
import {
  bookingDates,
  formatDate,
  formatSlotDate,
  formatSlotTime,
  instantOf,
  isBeforeCutoff,
  ZONES,
} from './slots';

it('holds a place for 25 minutes', () => {
  expect(HOLD_MINUTES * 60).toBe(25 * 60);
});

describe('the cut-off', () => {
  const now = '2026-11-21T14:00:00.000Z';

  it('hides a slot one second inside the 30 minutes and shows one at exactly 30', () => {
    expect(isBeforeCutoff('2026-11-21T14:29:59.000Z', now)).toBe(false);
    expect(isBeforeCutoff('2026-11-21T14:30:00.000Z', now)).toBe(true);
    expect(isBeforeCutoff('2026-11-21T14:30:01.000Z', now)).toBe(true);
  });
});

describe('the bookable dates', () => {
  it('are 14, today first, in the place’s zone', () => {
    const lateEvening = '2026-11-22T05:30:00.000Z';
    expect(bookingDates(lateEvening, ZONES.EST)[0]).toBe('2026-11-22');
    expect(bookingDates(lateEvening, ZONES.PST)[0]).toBe('2026-11-21');
    expect(bookingDates(lateEvening, ZONES.EST)).toHaveLength(14);
  });

  it.each([
    ['a month', '2026-11-25T12:00:00Z', '2026-12-08'],
    ['a year', '2026-12-25T15:00:00Z', '2027-01-07'],
    ['a leap day', '2028-02-20T15:00:00Z', '2028-03-04'],
    ['the end of daylight saving', '2026-10-25T15:00:00Z', '2026-11-07'],
  ])('continue over %s', (_, now, last) => {
    const dates = bookingDates(now, ZONES.MT);
    expect(dates.at(-1)).toBe(last);
    expect(new Set(dates).size).toBe(14);
  });
});

describe.each(Object.entries(ZONES))('in %s', (_, zone) => {
  it.each(['2026-03-08', '2026-11-01', '2026-07-04'])('every slot of %s shows its local time', (date) => {
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const instant = instantOf(date, time, zone);
      if (instant === null) {
        expect([date, time.slice(0, 2)]).toEqual(['2026-03-08', '02']);
        continue;
      }
      const hour = Number(time.slice(0, 2));
      const shown = `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
      expect(formatSlotTime(instant, zone)).toBe(shown);
    }
  });

  it('has no slot in the hour that spring skips', () => {
    expect(instantOf('2026-03-08', '02:30', zone)).toBeNull();
    expect(instantOf('2026-03-08', '03:00', zone)).not.toBeNull();
  });
});

it('writes a date as ddd MMM DD/YY', () => {
  expect(formatSlotDate('2026-11-28T03:00:00.000Z', ZONES.PST)).toBe('Fri Nov 27/26');
  expect(formatDate('2026-11-27')).toBe('Fri Nov 27/26');
});
