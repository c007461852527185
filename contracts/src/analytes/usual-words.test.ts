import { expect, it } from 'vitest';
import { usualWords, valueWords } from './usual-words';
import type { ReportValue } from './value';

const measured = (over: object): ReportValue =>
  ({ kind: 'measured', name: 'x', value: 18, unit: 'ng/mL', low: 15, high: 150, ...over }) as ReportValue;
const found: ReportValue = { kind: 'found', name: 'x', isFound: true, isExpected: false };

it.each([
  [measured({}), '15 to 150 ng/mL'],
  [measured({ low: null }), '150 ng/mL or less'],
  [measured({ high: null }), '15 ng/mL or more'],
  [measured({ unit: '', low: null }), '150 or less'],
  [measured({ unit: '%' }), '15 to 150%'],
  [measured({ low: null, high: null }), null],
  [found, 'Not found'],
  [{ ...found, isExpected: true }, 'Found'],
])('says what is usual: %#', (value, words) => {
  expect(usualWords(value)).toBe(words);
});

it('says a value with its unit, or whether something was found', () => {
  expect([measured({}), measured({ unit: '' }), found].map(valueWords)).toEqual(['18 ng/mL', '18', 'Found']);
});
