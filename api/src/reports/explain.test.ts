import type { ReportValue } from '@larkwell/contracts/analytes/value';
import { expect, it } from 'vitest';
import { explainValues } from './explain';

const shown = { showsDrafts: true };
const measured = (value: number, over: object = {}): ReportValue =>
  ({ kind: 'measured', name: 'Ferritin', value, unit: 'ng/mL', low: 15, high: 150, ...over }) as ReportValue;
const found = (isFound: boolean): ReportValue => ({
  kind: 'found',
  name: 'Chlamydia',
  isFound,
  isExpected: false,
});
const summaryOf = (...values: ReportValue[]) => explainValues(values, shown).summary;
const iron = (value: number) => measured(value, { name: 'Serum iron' });

it.each([
  [[measured(100)], 'Your result for Ferritin is within the usual range.'],
  [[measured(200)], 'Your result for Ferritin is above the usual range.'],
  [[found(true)], 'Chlamydia was found in your sample.'],
  [[measured(20), iron(30)], 'Both values are within the usual range.'],
  [
    [measured(20), iron(30), measured(200, { name: 'CRP' })],
    'Two of your three values are within the usual range. CRP is above the usual range.',
  ],
  [
    [measured(20), found(true)],
    'One of your two results is as expected. Chlamydia was found in your sample.',
  ],
  [[measured(1), found(true)], 'None of your two results is as expected.'],
  [
    [measured(1), iron(1), measured(20, { name: 'CRP' })],
    'One of your three values is within the usual range. Ferritin and Serum iron are not.',
  ],
])('sums up %#', (values, summary) => {
  expect(summaryOf(...values)).toBe(summary);
});

const earlierOf = (...values: number[]) => ({
  ...shown,
  earlierOf: () => values.map((value, index) => ({ value, collectedOn: `2026-0${index + 1}-14` })),
});

it.each([
  [[140], 'This value is within the usual range. It is lower than on Jan 14, 2026.'],
  [[200, 50], 'This value is within the usual range. It is higher than on Feb 14, 2026.'],
  [[101], 'This value is within the usual range. It is about the same as on Jan 14, 2026.'],
  [[200], 'This value is within the usual range. It was above the usual range on Jan 14, 2026.'],
  [[9], 'This value is within the usual range. It was below the usual range on Jan 14, 2026.'],
  [[], 'This value is within the usual range.'],
])('says how a value moved since %j', (before, meaning) => {
  expect(explainValues([measured(100)], earlierOf(...before)).values[0]!.meaning).toBe(meaning);
});

it('sums up how the one unusual value moved', () => {
  expect(explainValues([measured(160)], earlierOf(190)).summary).toBe(
    'Your result for Ferritin is above the usual range, and lower than on Jan 14, 2026.',
  );
});

it('makes no statement about a value whose laboratory gave no range', () => {
  const { values, summary } = explainValues([measured(18, { low: null, high: null })], shown);
  expect(values[0]).toMatchObject({ axis: null, meaning: 'The lab gave no usual range for this value.' });
  expect(summary).toBe('Your result for Ferritin is 18 ng/mL.');
});

it('names a suitable next step', () => {
  const stepsOf = (...values: ReportValue[]) =>
    explainValues(values, shown)
      .nextSteps.map(({ text }) => text)
      .join(' ');
  expect(stepsOf(measured(100))).toMatch(/do not need to do anything/);
  expect(stepsOf(measured(1))).toMatch(/^Show this report to a doctor or nurse.*iron pills/);
  expect(stepsOf(found(true), measured(100))).toMatch(/^Talk to a doctor or nurse soon/);
});

it('has no sentence of ours that no clinician has read, unless drafts are shown, but keeps the range', () => {
  const { values, nextSteps } = explainValues([measured(1)], { showsDrafts: false });
  expect(values[0]).toMatchObject({ about: null, position: 'below' });
  expect(values[0]!.axis!.marks.map(({ text }) => text)).toEqual(expect.arrayContaining(['15', '150']));
  expect(nextSteps.filter(({ isDraft }) => isDraft)).toEqual([]);
  expect(explainValues([measured(1)], shown).nextSteps.some(({ isDraft }) => isDraft)).toBe(true);
});
