import { expect, it } from 'vitest';
import { makeAgreement } from '../testing/index';
import { agreementDiscount, agreementText } from './agreements';

it('applies above the agreed units, not at them', () => {
  expect(agreementDiscount(makeAgreement(), 5)).toBeNull();
  expect(agreementDiscount(makeAgreement(), 6)).toEqual({ percent: 10 });
  expect(agreementDiscount(null, 6)).toBeNull();
  expect(agreementDiscount(makeAgreement({ discount_percent: 0 }), 6)).toBeNull();
});

it('states both numbers', () => {
  expect(agreementText(makeAgreement())).toMatch(/10 percent.*exceeds 5 units/);
});
