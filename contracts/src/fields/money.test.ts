import { expect, it } from 'vitest';
import { centsSchema, formatUsd, percentOff } from './money';

it('prints cents as dollars with two decimals', () => {
  expect(formatUsd(0)).toBe('$0.00');
  expect(formatUsd(7000)).toBe('$70.00');
  expect(formatUsd(123_450)).toBe('$1,234.50');
});

it('rounds half a cent up', () => {
  expect(percentOff(1, 50)).toBe(1);
  expect(percentOff(3, 50)).toBe(2);
  expect(percentOff(99, 25)).toBe(74);
  expect(percentOff(101, 25)).toBe(76);
});

it('leaves an amount alone at 0 % and takes all of it at 100 %', () => {
  expect(percentOff(4900, 0)).toBe(4900);
  expect(percentOff(4900, 100)).toBe(0);
});

it.each([-1, 0.5, Number.NaN, '100'])('does not accept %s as cents', (value) => {
  expect(centsSchema.safeParse(value).success).toBe(false);
});
