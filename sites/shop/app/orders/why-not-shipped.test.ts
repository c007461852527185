import { describe, expect, it } from 'vitest';
import { whyNotShipped } from './why-not-shipped';

describe('an order without a parcel', () => {
  it.each([
    ['Processing', 'Your order has not shipped yet. We’ll email you when it does.'],
    ['Payment pending', 'Your order ships once it is paid.'],
    ['Cancelled', 'This order was canceled and will not ship.'],
    ['Refunded', 'This order was refunded and will not ship.'],
  ])('that reads %s says: %s', (status, words) => {
    expect(whyNotShipped({ status, isDisputed: false })).toBe(words);
  });

  it('that is disputed says the bank has to decide first', () => {
    expect(whyNotShipped({ status: 'Processing', isDisputed: true })).toBe(
      'The bank is looking at the payment of this order. We ship it once that is settled. Until then, its address cannot change.',
    );
  });
});
