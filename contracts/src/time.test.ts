import { describe, expect, it } from 'vitest';
import { addDays, ageOn, dateInZone, formatInZone, readWall } from './time';

const newYork = 'America/New_York';

describe('local time in a zone', () => {
  it.each([
    ['before clocks go forward', '2027-03-14T06:59:59.999Z', '2027-03-14', '01:59'],
    ['after clocks go forward', '2027-03-14T07:00:00.000Z', '2027-03-14', '03:00'],
    ['before clocks go back', '2027-11-07T05:59:59.999Z', '2027-11-07', '01:59'],
    ['after clocks go back', '2027-11-07T06:00:00.000Z', '2027-11-07', '01:00'],
    ['at midnight', '2026-11-21T05:00:00.000Z', '2026-11-21', '00:00'],
    ['a second before midnight', '2026-11-21T04:59:59.000Z', '2026-11-20', '23:59'],
  ])('shows the local day and time %s', (_when, instant, date, time) => {
    expect(readWall(instant, newYork)).toEqual({ date, time });
    expect(dateInZone(new Date(instant), newYork)).toBe(date);
  });

  it.each([
    'America/Los_Angeles',
    'America/Phoenix',
    'America/St_Johns',
    'Asia/Kolkata',
    'Pacific/Kiritimati',
  ])('for %s matches what a browser shows, through a year', (zone) => {
    const browser = new Intl.DateTimeFormat('sv-SE', {
      ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    });
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * 3600_000) {
      const { date, time } = readWall(new Date(at), zone);
      expect(`${date} ${time}`).toBe(browser.format(at));
    }
  });

  it('can be written in a pattern', () => {
    expect(formatInZone('2026-11-21T03:07:00.000Z', newYork, 'MMM D, YYYY, h:mm A')).toBe(
      'Nov 20, 2026, 10:07 PM',
    );
  });

  it('is refused for an invalid instant', () => {
    expect(() => dateInZone('soon', newYork)).toThrow(RangeError);
  });
});

it('moves a date by whole days, across months and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-14', 1)).toBe('2027-03-15');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

it('counts full years, with a birthday on February 29 counted from March 1', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});
