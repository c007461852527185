import type { ReportValue } from '@larkwell/contracts/reports/reports';
import { expect, it } from 'vitest';
import { describeValue, explainValues } from './explain';

const measured = (value: number, over: Partial<ReportValue> = {}): ReportValue =>
  ({ kind: 'measured', name: 'Ferritin', value, unit: 'ng/mL', low: 15, high: 150, ...over }) as ReportValue;
const found = (isFound: boolean): ReportValue => ({
  kind: 'found',
  name: 'Chlamydia',
  isFound,
  isExpected: false,
});

it('says first what a single value means', () => {
  expect(explainValues([measured(100)]).summary).toBe('Your result for Ferritin is within the usual range.');
  expect(explainValues([measured(200), found(false)]).summary).toBe(
    'Your result for Ferritin is above the usual range.',
  );
});

it('counts and names values outside the usual range', () => {
  expect(explainValues([measured(1), found(true), measured(20)]).summary).toBe(
    '2 of 3 results are not as usual: Ferritin and Chlamydia.',
  );
  expect(explainValues([measured(20), found(false)]).summary).toBe('All 2 results are as usual.');
});

it('names a suitable next step', () => {
  expect(explainValues([measured(100)]).nextStep).toMatch(/nothing you need to do/);
  expect(explainValues([measured(1)]).nextStep).toMatch(/doctor or nurse/);
  expect(explainValues([found(true), measured(100)]).nextStep).toMatch(/soon/);
});

it.each([
  [measured(18), '18 ng/mL, usual range 15 to 150 ng/mL'],
  [measured(18, { low: null }), '18 ng/mL, usual range up to 150 ng/mL'],
  [measured(18, { high: null }), '18 ng/mL, usual range 15 ng/mL or more'],
  [measured(18, { low: null, high: null }), '18 ng/mL'],
  [measured(5, { unit: '' }), '5, usual range 15 to 150'],
  [found(true), 'Found, usual: not found'],
])('describes a value in words: %#', (value, words) => {
  expect(describeValue(value)).toBe(words);
});
