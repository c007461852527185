import { describe, expect, it } from 'vitest';
import { priceLines, unitPrice, type LineToPrice } from './pricing';

const line = (over: Partial<LineToPrice> = {}): LineToPrice => ({
  productId: 'a',
  basePrice: 4999,
  quantity: 1,
  months: null,
  ...over,
});

it.each([
  [null, 4999],
  [3, 3749],
  [6, 3999],
  [12, 4249],
] as const)('a kit of $49.99 costs, every %s months, %d cents', (months, cents) => {
  expect(unitPrice(4999, months)).toBe(cents);
});

describe('a coupon', () => {
  it('is taken off the line, rounding half a cent up', () => {
    const priced = priceLines([line({ basePrice: 5, quantity: 1 })], { percent: 10 });
    expect(priced).toMatchObject({ subTotal: 5, discount: 0, total: 5 });
    expect(priceLines([line({ basePrice: 5, quantity: 3 })], { percent: 10 }).total).toBe(14);
  });

  it('leaves other products alone', () => {
    const priced = priceLines([line(), line({ productId: 'b' })], { percent: 50, productIds: ['b'] });
    expect(priced.lines.map((one) => one.discountedPrice)).toEqual([4999, 2500]);
    expect(priced.discount).toBe(2499);
  });
});

it('sums 10,000 random carts to the cent', () => {
  let seed = 20261121;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let cart = 0; cart < 10_000; cart += 1) {
    const lines = Array.from({ length: 1 + random(8) }, (_, index) =>
      line({
        productId: String(index % 5),
        basePrice: random(30_000),
        quantity: 1 + random(20),
        months: ([null, 3, 6, 12] as const)[random(4)]!,
      }),
    );
    const discount = random(2)
      ? { percent: random(101), productIds: random(2) ? ['0', '3'] : undefined }
      : null;
    const priced = priceLines(lines, discount);
    const sum = (pick: (one: (typeof priced.lines)[number]) => number) =>
      priced.lines.reduce((total, one) => total + pick(one), 0);
    expect(sum((one) => one.price)).toBe(priced.subTotal);
    expect(sum((one) => one.discountedPrice)).toBe(priced.total);
    expect(priced.subTotal - priced.discount).toBe(priced.total);
    expect([priced.total, priced.discount].every((cents) => Number.isInteger(cents) && cents >= 0)).toBe(
      true,
    );
  }
});
