import { randomUUID } from 'node:crypto';
import type { CartLine } from '@larkwell/contracts/cart/cart';
import { describe, expect, it } from 'vitest';
import { cartCount, decodeCart, emptyCart, encodeCart, maxBytes } from './cart-cookie';

const line = (
  selectedQuantity = 1,
  subscriptionDuration: CartLine['subscriptionDuration'] = null,
  id: string = randomUUID(),
) => ({
  id,
  selectedQuantity,
  subscription: subscriptionDuration !== null,
  subscriptionDuration,
});

describe('the cart in the browser', () => {
  it('survives a round trip with its count and last total', () => {
    const cart = { lines: [line(2), line(1, 3), line(7, 12)], total: 48_250 };
    expect(decodeCart(encodeCart(cart))).toEqual(cart);
    expect(cartCount(cart)).toBe(10);
  });

  it('has no total from a change of its lines until it is priced again', () => {
    const cart = { lines: [line(2)], total: null };
    expect(decodeCart(encodeCart(cart))).toEqual(cart);
  });

  it('keeps fifty long lines within three kilobytes and refuses one more', () => {
    const lines = Array.from({ length: 50 }, () => line(9999, 12));
    const text = encodeCart({ lines, total: 99_999_999 });
    expect(text!.length).toBeLessThanOrEqual(maxBytes);
    expect(decodeCart(text).lines).toHaveLength(50);
    expect(encodeCart({ lines: [...lines, line()], total: 0 })).toBeNull();
  });

  it('needs no escaping in a cookie header', () => {
    expect(encodeCart({ lines: [line(3, 6)], total: 100 })).toMatch(/^[\w~:-]+$/);
  });

  it.each([
    ['nothing', undefined],
    ['an old version', '0~100~abc:1'],
    ['garbage', '<script>alert(1)</script>'],
    ['more than fits', `1~0~${'a:1~'.repeat(2000)}`],
  ])('reads %s as an empty cart', (_name, text) => expect(decodeCart(text)).toEqual(emptyCart));

  it('drops lines that no form could have added, and keeps the rest', () => {
    const text = '1~5000~good:2~bad:0~bad:-1~bad:10000~bad:1:4~ba d:1~bad~:1~../x:1~good2:1:6';
    expect(decodeCart(text)).toEqual({ lines: [line(2, null, 'good'), line(1, 6, 'good2')], total: 5000 });
  });
});
