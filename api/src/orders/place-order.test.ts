import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, home, once, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
});
afterAll(() => shop.close());

async function redemptionsOf(code: string): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ n: number }>(
    sql`select redemptions as n from coupons where code = ${code}`,
  );
  return rows[0]!.n;
}

describe('an unpaid order', () => {
  it('is one order however often the button is pressed', async () => {
    const kit = await addKit(shop, { stock: 10 });
    const ids = await Promise.all(Array.from({ length: 12 }, () => shopper.order({ [kit]: 2 })));
    expect(new Set(ids).size).toBe(1);
    expect(await stockOf(shop, kit)).toBe(8);
  });

  it('takes a corrected address without holding the kits twice', async () => {
    const kit = await addKit(shop, { stock: 1 });
    const first = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.cart.createOrder({
      ...home,
      address: '99 Farnam St',
      id: shopper.id,
      email: shopper.email,
      cartItems: [once(kit)],
      couponCode: null,
    });
    expect(data.orderId).toBe(first);
  });

  it('gives its kits back when the person orders something else', async () => {
    const [one, other] = [await addKit(shop, { stock: 5 }), await addKit(shop, { stock: 5 })];
    await shopper.order({ [one]: 4 });
    await shopper.order({ [other]: 3 });
    expect([await stockOf(shop, one), await stockOf(shop, other)]).toEqual([5, 2]);
  });

  it('does not make its own kits look sold out to the person who holds them', async () => {
    const kit = await addKit(shop, { stock: 1 });
    await shopper.order({ [kit]: 1 });
    const stranger = await addShopper(shop);
    const errorFor = async ({ api }: Shopper) =>
      (await api.cart.price({ cartItems: [once(kit)], couponCode: null })).data.cartItems[0]!.errorMessage;
    expect(await errorFor(shopper)).toBeNull();
    expect(await errorFor(stranger)).toContain('out of stock');
  });

  it('holds for 35 minutes by the one clock, then kits and coupon are back', async () => {
    const kit = await addKit(shop, { stock: 3 });
    await addCoupon(shop, { code: 'ONCE', maxRedemptions: 1 });
    await shopper.order({ [kit]: 3 }, 'ONCE');
    await shop.moveClock({ advanceSeconds: 35 * 60 - 5 });
    await shop.sweep('release-orders');
    expect([await stockOf(shop, kit), await redemptionsOf('ONCE')]).toEqual([0, 1]);
    await shop.moveClock({ advanceSeconds: 5 });
    await shop.sweep('release-orders');
    expect([await stockOf(shop, kit), await redemptionsOf('ONCE')]).toEqual([3, 0]);
  });

  it('is released once when two processes look at the same time', async () => {
    const kit = await addKit(shop, { stock: 6 });
    await shopper.order({ [kit]: 2 });
    await shop.moveClock({ advanceSeconds: 36 * 60 });
    await Promise.all([
      shop.sweep('release-orders'),
      shop.sweep('release-orders'),
      shop.sweep('release-orders'),
    ]);
    expect(await stockOf(shop, kit)).toBe(6);
  });
});
