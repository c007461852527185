import { expect, it } from 'vitest';
import { calendarDate } from './date';
import { pastDate } from './past-date';

const messages = (value: unknown, today = '2026-11-21') =>
  pastDate(today)
    .safeParse(value)
    .error?.issues.map((i) => i.message);

it('accepts the last day of every month, in leap years and others, and no later', () => {
  const known = calendarDate();
  for (const year of [1900, 2000, 2024, 2026, 2100]) {
    for (let month = 0; month <= 13; month += 1) {
      const days = month < 1 || month > 12 ? 0 : new Date(Date.UTC(year, month, 0)).getUTCDate();
      const text = (day: number) => [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
      for (const day of [0, 1, 28, 29, 30, 31, 32])
        expect([text(day), known.safeParse(text(day)).success]).toEqual([text(day), day >= 1 && day <= days]);
    }
  }
});

it.each(['2024-02-29', '2026-12-31', '1900-01-01'])('accepts %s', (date) => {
  expect(calendarDate().parse(date)).toBe(date);
});

it.each(['2026-02-29', '2026-13-01', '2026-11-31', '26-11-21', '2026-1-1', 'today', '2026-11-21T00:00'])(
  'refuses %s',
  (date) => {
    expect(
      calendarDate()
        .safeParse(date)
        .error?.issues.map((i) => i.message),
    ).toEqual(['Enter a real date']);
  },
);

it('counts today as past and tomorrow as future', () => {
  expect(messages('2026-11-21')).toBeUndefined();
  expect(messages('2026-11-22')).toEqual(['The date must not be in the future']);
});

it('refuses a day before 1900 as a typo', () => {
  expect(messages('0988-04-12')).toEqual(['Enter the year with four digits, 1900 or later']);
});

it('asks for a date when there is none', () => {
  expect(messages('')).toEqual(['This field is required']);
});
