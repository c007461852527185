import { expect, it } from 'vitest';
import { returnedWords } from './returned-words';

it.each([
  [0, 'succeeded', null],
  [1000, 'succeeded', '−$10.00 returned'],
  [6400, 'refunded', '−$64.00 returned'],
  [6400, 'disputed', '−$64.00 under review'],
])('%i cents of a %s payment that no longer count read: %s', (returned, status, words) =>
  expect(returnedWords({ returned, status })).toBe(words),
);
