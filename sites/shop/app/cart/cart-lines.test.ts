import { describe, expect, it } from 'vitest';
import { addLine, countOf, quantityOf, removeLine, setQuantity, type CartLine } from './cart-lines';

const once = (productId: string, quantity = 1): CartLine => ({ productId, quantity, duration: null });

describe('cart lines', () => {
  it('raises the quantity of a kit that is already there', () => {
    expect(addLine([once('a', 2)], once('a', 3))).toEqual([once('a', 5)]);
  });

  it('caps a line at the stock', () => {
    expect(addLine([once('a', 4)], once('a', 3), 5)).toEqual([once('a', 5)]);
    expect(setQuantity([once('a', 4)], 'a:0', 9, 6)).toEqual([once('a', 6)]);
  });

  it('never goes below one', () => {
    expect(setQuantity([once('a', 1)], 'a:0', 0)).toEqual([once('a', 1)]);
  });

  it('keeps a one-time purchase and each duration of one kit apart', () => {
    const lines = [
      once('a'),
      { ...once('a'), duration: 3 as const },
      { ...once('a'), duration: 12 as const },
    ];
    const cart = lines.reduce<CartLine[]>((so, line) => addLine(so, line), []);
    expect(cart).toEqual(lines);
    expect(quantityOf(cart, 'a')).toBe(3);
    expect(countOf(removeLine(cart, 'a:3'))).toBe(2);
  });
});
