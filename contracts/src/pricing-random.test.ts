import { SUBSCRIPTION_PACKAGES } from './numbers/shop';
import { expect, it } from 'vitest';
import { priceLines, type Discount, type LineToPrice } from './pricing';

const seed = 20261121;

/** Numbers in [0, 1) that are the same in every run. */
function createRandom() {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** The same sums in integer ten-thousandths of a cent, written independently of the rules. */
function oracle(lines: LineToPrice[], discount: Discount | null): bigint {
  const off = (cents: bigint, percent: number) => (cents * BigInt(100 - percent) * 2n + 100n) / 200n;
  return lines.reduce((sum, { productId, basePrice, quantity, months }) => {
    const plan = SUBSCRIPTION_PACKAGES.find((one) => one.months === months);
    const unit = plan ? off(BigInt(basePrice), plan.percent) : BigInt(basePrice);
    const line = unit * BigInt(quantity);
    const counts = discount && (!discount.productIds || discount.productIds.includes(productId));
    return sum + (counts ? off(line, discount.percent) : line);
  }, 0n);
}

it('adds 10,000 random carts × discounts up to their totals, to the cent', () => {
  const random = createRandom();
  const upTo = (most: number) => Math.floor(random() * most);
  for (let cart = 0; cart < 10_000; cart += 1) {
    const lines = Array.from({ length: upTo(8) }, (): LineToPrice => ({
      productId: `kit-${upTo(5)}`,
      basePrice: 1 + upTo(50_000),
      quantity: 1 + upTo(60),
      months: ([null, 3, 6, 12] as const)[upTo(4)]!,
    }));
    const percent = upTo(101);
    const discount = ([null, { percent }, { percent, productIds: ['kit-1', 'kit-3'] }] as const)[upTo(3)]!;
    const priced = priceLines(lines, discount);
    const sum = (part: 'price' | 'discountedPrice') =>
      priced.lines.reduce((total, line) => total + line[part], 0);
    expect([priced.subTotal, priced.total]).toEqual([sum('price'), sum('discountedPrice')]);
    expect(priced.subTotal - priced.discount).toBe(priced.total);
    expect(BigInt(priced.total)).toBe(oracle(lines, discount));
    expect(Number.isSafeInteger(priced.total) && priced.total >= 0).toBe(true);
  }
});
