import { expect, it } from 'vitest';
import { pastDate } from './past-date';
import { findWrongPart } from './wrong-date';

it.each([
  ['2026-13-01', 'month', 'Enter a month from 1 to 12, or its name'],
  ['2026-00-01', 'month', 'Enter a month from 1 to 12, or its name'],
  ['2026-Foo-01', 'month', 'Enter a month from 1 to 12, or its name'],
  ['2026--01', 'month', 'Enter a month from 1 to 12, or its name'],
  ['2026-06-31', 'day', 'June has only 30 days'],
  ['2026-02-29', 'day', 'February 2026 has only 28 days'],
  ['-02-30', 'day', 'February has only 29 days'],
  ['2026-06-32', 'day', 'Enter a day from 1 to 30'],
  ['2026-06-00', 'day', 'Enter a day from 1 to 30'],
  ['2026-06-', 'day', 'Enter a day from 1 to 30'],
  ['1875-06-30', 'year', 'Enter the year with four digits, 1900 or later'],
  ['88-06-30', 'year', 'Enter the year with four digits, 1900 or later'],
  ['-06-30', 'year', 'Enter the year with four digits, 1900 or later'],
])('in %s the %s is wrong, and it says so', (value, part, sentence) => {
  expect(findWrongPart(value)).toEqual({ part, sentence });
  expect(
    pastDate('2026-11-21')
      .safeParse(value)
      .error?.issues.map(({ message }) => message),
  ).toEqual([sentence]);
});

it.each(['1900-01-01', '2024-02-29', '2026-11-21', ''])('nothing is wrong with the parts of %s', (value) => {
  expect(findWrongPart(value)).toBeUndefined();
});
