import { priceLines } from '@larkwell/contracts/pricing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, type Shop } from '../testing/shop';
import { addShopper, once, subscribed, type Shopper } from '../testing/shopper';
import { seeded } from './random';
import { seed, sized } from './size.env';

const carts = sized(200, 1000);
const agreement = { percent: 10, units: 5 };
const percents = [7, 13, 33];
const random = seeded(seed);
let shop: Shop;
/** Prices in cents, by kit. */
let prices: Map<string, number>;
beforeAll(async () => {
  shop = await startShop();
  prices = new Map();
  for (let n = 0; n < 8; n += 1) {
    const price = 100 + random.int(20_000);
    prices.set(await addKit(shop, { price, stock: 100_000 }), price);
  }
  for (const percent of percents) await addCoupon(shop, { code: `OFF${percent}`, percent });
});
afterAll(() => shop.close());

/** Each from an address of its own: from one address, cards are limited. */
async function newBuyer(n: number): Promise<Shopper> {
  const address = `198.51.${100 + (n >> 8)}.${n & 255}`;
  const organisation = await addShopper(shop, { isOrganisation: true, address });
  await shop.deps.db.execute(sql`
    insert into agreements (organisation_id, discount_percent, order_units) values (${organisation.id},
      ${agreement.percent}, ${agreement.units})`);
  const role = random.pick(['normal', 'organisation', 'employee']);
  if (role === 'organisation') return organisation;
  return addShopper(shop, role === 'employee' ? { employer: organisation.id, address } : { address });
}

it(`charges for ${carts} random carts, in cents, what their lines add up to`, async () => {
  for (let n = 0; n < carts; n += 1) {
    const buyer = await newBuyer(n);
    const { data: user } = await buyer.api.accounts.get({ id: buyer.id });
    const isNormal = user.userType === 'Normal User';
    const repeats = isNormal && random.chance(0.3);
    const lines = Array.from({ length: 1 + random.int(4) }, () => {
      const quantity = 1 + random.int(9);
      const kit = random.pick([...prices.keys()]);
      return repeats && random.chance(0.5)
        ? subscribed(kit, random.pick([3, 6, 12] as const), quantity)
        : once(kit, quantity);
    });
    const mayUseCoupon = isNormal && !lines.some((line) => line.subscription);
    const coupon = mayUseCoupon && random.chance(0.5) ? random.pick(percents) : null;
    const couponCode = coupon === null ? null : `OFF${coupon}`;
    const hasAgreement = !isNormal || user.isOrganisationUser === 1;
    const units = lines.reduce((sum, line) => sum + line.selectedQuantity, 0);
    const percent = coupon ?? (hasAgreement && units > agreement.units ? agreement.percent : 0);
    const expected = priceLines(
      lines.map((line) => ({
        productId: line.id,
        basePrice: prices.get(line.id)!,
        quantity: line.selectedQuantity,
        months: line.subscriptionDuration,
      })),
      { percent },
    ).total;
    const { data: quote } = await buyer.api.cart.price({ cartItems: lines, couponCode });
    const orderId = await buyer.order(lines, couponCode ?? undefined);
    const { data } = await buyer.api.payments.createPaymentIntent({ orderId });
    const id = data.clientSecret.split('_secret_')[0]!;
    await shop.deps.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://x.test',
    });
    expect((await buyer.api.payments.checkout({ orderId })).data).toMatchObject({
      paymentStatus: 'succeeded',
    });
    const charge = (await shop.deps.stripe.charges.list({ limit: 20 })).data.find(
      (one) => one.payment_intent === id,
    )!;
    const { rows } = await shop.deps.db.execute<{
      lines: number;
      total: number;
      sub: number;
      discount: number;
    }>(sql`
      select (select sum(total_cents) from order_items where order_id = o.id) as lines, total_cents as total,
        sub_total_cents as sub, discount_cents as discount
      from orders o where id = ${orderId}`);
    const { lines: sum, total, sub, discount } = rows[0]!;
    expect({
      sum,
      total,
      rest: sub - discount,
      quoted: quote.total,
      asked: data.amount,
      charged: charge.amount,
    }).toEqual({
      sum: expected,
      total: expected,
      rest: expected,
      quoted: expected,
      asked: expected,
      charged: expected,
    });
  }
}, 600_000);
