import { expect, it } from 'vitest';
import { maskSsn, ssn } from './ssn';

it.each(['900-12-3456', '900 12 3456', '900123456'])('keeps the nine digits of %s', (typed) => {
  expect(ssn().parse(typed)).toBe('900123456');
});

it.each(['90012345', '9001234567', '000-12-3456', '666-12-3456', '900-00-3456', '900-12-0000', 'abc'])(
  'refuses %s, which cannot be a number',
  (typed) => {
    expect(
      ssn()
        .safeParse(typed)
        .error?.issues.map((i) => i.message),
    ).toEqual(['Enter a valid 9-digit Social Security number (dashes allowed)']);
  },
);

it('shows only the last four digits', () => {
  expect(maskSsn('900123456')).toBe('•••-••-3456');
});

it('drops invisible characters that a copied number may have', () => {
  expect(ssn().parse('900\u200b-12-3456\u202c')).toBe('900123456');
});
