import { expect, it } from 'vitest';
import { waitWords } from './wait-words';

it.each([
  [undefined, ''],
  [0, ''],
  [-5, ''],
  [1, '1 minute'],
  [61, '2 minutes'],
  [15 * 60, '15 minutes'],
  [2 * 3600, '120 minutes'],
  [23 * 3600 + 1, '24 hours'],
  [24 * 3600, '24 hours'],
])('a wait of %s seconds is told as "%s"', (seconds, told) => {
  expect(waitWords(seconds)).toBe(told);
});
