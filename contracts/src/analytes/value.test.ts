import { expect, it } from 'vitest';
import { isUsual, rangePosition, reportValueSchema } from './value';

const measured = (value: number, low: number | null = 30, high: number | null = 100) =>
  ({ kind: 'measured', name: 'x', unit: 'ng/mL', value, low, high }) as const;

it('counts the ends of a range as within it', () => {
  expect([29.9, 30, 100, 100.1].map((value) => rangePosition(measured(value)))).toEqual([
    'below',
    'within',
    'within',
    'above',
  ]);
});

it('has no limit at an open end', () => {
  expect(rangePosition(measured(-5, null, 100))).toBe('within');
  expect(rangePosition(measured(5000, 30, null))).toBe('within');
});

it('calls a finding usual only where it is expected', () => {
  const found = { kind: 'found', name: 'Chlamydia', isFound: true, isExpected: false } as const;
  expect(isUsual(found)).toBe(false);
  expect(isUsual({ ...found, isFound: false })).toBe(true);
  expect(isUsual({ ...found, isExpected: true })).toBe(true);
});

it('refuses a range that ends before it starts', () => {
  expect(reportValueSchema.safeParse(measured(50, 100, 30)).success).toBe(false);
});
