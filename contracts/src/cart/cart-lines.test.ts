import { expect, it } from 'vitest';
import { makeCartLine } from '../testing/index';
import {
  addCartLine,
  cartLineKey,
  isSameCart,
  quantityInCart,
  setLineQuantity,
  takeBoughtLines,
} from './cart-lines';

const once = makeCartLine();
const quarterly = makeCartLine({ subscription: true, subscriptionDuration: 3 });
const yearly = makeCartLine({ subscription: true, subscriptionDuration: 12 });

it('keeps one-time and subscription, and other durations, as separate lines', () => {
  const lines = [quarterly, yearly].reduce((cart, line) => addCartLine(cart, line, 25), [once]);
  expect(lines.map(cartLineKey)).toEqual(['prod_vitamin_d', 'prod_vitamin_d:3', 'prod_vitamin_d:12']);
  expect(quantityInCart(lines, 'prod_vitamin_d')).toBe(3);
});

it('lets a line grow, at most to the stock that other lines leave', () => {
  const lines = addCartLine([quarterly, once], makeCartLine({ selectedQuantity: 30 }), 25);
  expect(lines.map((line) => line.selectedQuantity)).toEqual([1, 24]);
});

it('caps a new line at the stock', () => {
  expect(addCartLine([], makeCartLine({ selectedQuantity: 30 }), 25)[0]?.selectedQuantity).toBe(25);
});

it('keeps a quantity between 1 and the stock', () => {
  const key = cartLineKey(once);
  expect(setLineQuantity([once], key, 0, 25)[0]?.selectedQuantity).toBe(1);
  expect(setLineQuantity([once], key, 26, 25)[0]?.selectedQuantity).toBe(25);
  expect(setLineQuantity([once], 'other', 9, 25)).toEqual([once]);
});

it('takes what was bought out of the cart, and leaves units and lines added since', () => {
  const cart = [makeCartLine({ selectedQuantity: 3 }), quarterly, yearly];
  expect(takeBoughtLines(cart, [makeCartLine({ selectedQuantity: 2 }), yearly])).toEqual([once, quarterly]);
  expect(takeBoughtLines(cart, cart)).toEqual([]);
  expect(takeBoughtLines([], cart)).toEqual([]);
});

it('is the same cart in another order, but not with another unit or line', () => {
  expect(isSameCart([once, quarterly], [quarterly, once])).toBe(true);
  expect(isSameCart([once], [makeCartLine({ selectedQuantity: 2 })])).toBe(false);
  expect(isSameCart([once], [once, quarterly])).toBe(false);
  expect(isSameCart([once, quarterly], [once])).toBe(false);
});
