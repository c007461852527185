import { describe, expect, it } from 'vitest';
import { firstOpenStep, guardStep, nextStep, previousStep, stepNumber, stepTitles } from './steps';

const visitor = { signedIn: false, cartCount: 1, orderId: null };
const shopper = { signedIn: true, cartCount: 1, orderId: null };
const buyer = { signedIn: true, cartCount: 1, orderId: '7' };

describe('the checkout', () => {
  it('has four steps in order', () => {
    expect(stepTitles).toEqual(['Sign In', 'Shipping', 'Billing', 'Confirmation']);
    expect(stepNumber('billing')).toBe(3);
    expect(nextStep('shipping')!.id).toBe('billing');
    expect(previousStep('shipping')!.id).toBe('sign-in');
    expect(previousStep('sign-in')).toBeNull();
    expect(nextStep('confirmation')).toBeNull();
  });

  it('starts at shipping for a signed-in person, otherwise at the sign-in that leads there', () => {
    expect(firstOpenStep(shopper)).toBe('/shipping');
    expect(firstOpenStep(visitor)).toBe('/signin?redirectTo=%2Fshipping');
  });

  it.each([
    ['shipping', visitor, '/signin?redirectTo=%2Fshipping'],
    ['shipping', { ...shopper, cartCount: 0 }, '/cart'],
    ['shipping', shopper, null],
    ['billing', visitor, '/signin?redirectTo=%2Fpayments'],
    ['billing', shopper, '/cart'],
    ['billing', buyer, null],
    ['confirmation', shopper, '/payments'],
    ['confirmation', buyer, null],
    ['sign-in', shopper, '/shipping'],
    ['sign-in', visitor, null],
  ] as const)('%s for %o leads to %s', (step, state, elsewhere) => {
    expect(guardStep(step, state)).toBe(elsewhere);
  });
});
