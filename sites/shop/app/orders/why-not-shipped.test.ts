import { describe, expect, it } from 'vitest';
import { whyNotShipped } from './why-not-shipped';

const plain = { status: 'Processing', isDisputed: false, isPaymentReturned: false };

describe('an order without a parcel', () => {
  it.each([
    ['Processing', 'Your order has not shipped yet. We’ll email you when it does.'],
    ['Payment pending', 'Your order ships once it is paid.'],
    ['Cancelled', 'This order was canceled and will not ship.'],
    ['Refunded', 'This order was refunded and will not ship.'],
  ])('that reads %s says: %s', (status, words) => {
    expect(whyNotShipped({ ...plain, status })).toBe(words);
  });

  it('that is disputed says the bank has to decide first', () => {
    expect(whyNotShipped({ ...plain, isDisputed: true })).toBe(
      'The bank is reviewing the payment. We ship this order if the bank decides in favor of the payment. Until then, its address cannot change.',
    );
  });

  it('whose payment was lost in a dispute says that the bank returned it', () => {
    expect(whyNotShipped({ ...plain, status: 'Cancelled', isPaymentReturned: true })).toBe(
      'The bank returned the payment to the card it came from. This order was canceled and will not ship.',
    );
  });
});
