import type { CartLine } from '@larkwell/contracts/cart/cart';
import { priceLines } from '@larkwell/contracts/pricing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, type Shop } from '../testing/shop';
import { addShopper, once, subscribed, type Shopper } from '../testing/shopper';
import { atOnce } from './at-once';
import { receiptsOf } from './ledger';
import { seeded } from './random';
import { seed, sized } from './size.env';

const carts = sized(200, 1000);
const agreement = { percent: 10, units: 5 };
const coupons = [7, 13, 33];
const roles = ['normal', 'organization', 'employee'] as const;
const random = seeded(seed);

interface PlannedCart {
  role: (typeof roles)[number];
  lines: CartLine[];
  couponCode: string | null;
  /** Paid with the organization's saved card, otherwise with a card of one's own. */
  byCompany: boolean;
  /** The total by the pricing rules, in cents. */
  total: number;
}

let shop: Shop;
/** Prices in cents, by kit. */
let prices: Map<string, number>;
let employer: Shopper;
beforeAll(async () => {
  // The checkout asks Stripe itself; its events would only settle every order twice.
  shop = await startShop({ webhooks: false });
  prices = new Map();
  for (let n = 0; n < 8; n += 1) {
    const price = 100 + random.int(20_000);
    prices.set(await addKit(shop, { price, stock: 100_000 }), price);
  }
  for (const percent of coupons) await addCoupon(shop, { code: `OFF${percent}`, percent });
  employer = await addBuyer('organization', '198.51.99.1');
});
afterAll(() => shop.close());

async function addBuyer(role: PlannedCart['role'], address: string): Promise<Shopper> {
  if (role !== 'organization')
    return addShopper(shop, role === 'employee' ? { employer: employer.id, address } : { address });
  const organization = await addShopper(shop, { isOrganization: true, address });
  const card = await shop.deps.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
  await organization.api.payments.addPaymentMethod({ userId: organization.id, paymentMethod: card.id });
  await shop.deps.db.execute(sql`
    insert into agreements (organisation_id, discount_percent, order_units) values (${organization.id},
      ${agreement.percent}, ${agreement.units})`);
  return organization;
}

function planCart(): PlannedCart {
  const role = random.pick(roles);
  const repeats = role !== 'employee' && random.chance(0.3);
  const lines = Array.from({ length: 1 + random.int(4) }, () => {
    const quantity = 1 + random.int(9);
    const kit = random.pick([...prices.keys()]);
    return repeats && random.chance(0.5)
      ? subscribed(kit, random.pick([3, 6, 12] as const), quantity)
      : once(kit, quantity);
  });
  const mayUseCoupon = role !== 'employee' && !lines.some((line) => line.subscription);
  const coupon = mayUseCoupon && random.chance(0.5) ? random.pick(coupons) : null;
  const units = lines.reduce((sum, line) => sum + line.selectedQuantity, 0);
  const agreed = role !== 'normal' && units > agreement.units ? agreement.percent : 0;
  const toPrice = lines.map((line) => ({
    productId: line.id,
    basePrice: prices.get(line.id)!,
    quantity: line.selectedQuantity,
    months: line.subscriptionDuration,
  }));
  const { total } = priceLines(toPrice, { percent: coupon ?? agreed });
  const byCompany = role !== 'normal' && !repeats && random.chance(0.5);
  return { role, lines, couponCode: coupon === null ? null : `OFF${coupon}`, byCompany, total };
}

/** Pays an order. @returns the answer of the last call */
async function pay({ api }: Shopper, orderId: string, byCompany: boolean) {
  if (byCompany) return api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });
  const { data } = await api.payments.createPaymentIntent({ orderId });
  await shop.deps.stripe.paymentIntents.confirm(data.clientSecret.split('_secret_')[0]!, {
    payment_method: 'pm_card_visa',
    return_url: 'http://x.test',
  });
  return api.payments.checkout({ orderId });
}

/** Orders and pays. @returns each party's amount, in cents, and who gets the receipt */
async function buy({ role, lines, couponCode, byCompany }: PlannedCart, n: number) {
  // Each from a different address, because cards are limited by address.
  const buyer = await addBuyer(role, `198.51.${100 + (n >> 8)}.${n & 255}`);
  const { data: quote } = await buyer.api.cart.price({ cartItems: lines, couponCode });
  const orderId = await buyer.order(lines, couponCode ?? undefined);
  const { data: paid } = await pay(buyer, orderId, byCompany);
  const { rows: payments } = await shop.deps.db.execute<{ id: string | null; kind: string }>(sql`
    select payment_intent_id as id, kind from payments where order_id = ${orderId}`);
  const { amount: asked, latest_charge: charge } = await shop.deps.stripe.paymentIntents.retrieve(
    payments[0]!.id!,
    { expand: ['latest_charge'] },
  );
  const { rows } = await shop.deps.db.execute<Record<'lines' | 'total' | 'rest' | 'orders', number>>(sql`
    select (select count(*)::int from orders where user_id = o.user_id and paid_at is not null) as orders,
      (select coalesce(sum(total_cents), 0)::int from order_items where order_id = o.id) as lines, total_cents as total,
      sub_total_cents - discount_cents as rest
    from orders o where id = ${orderId}`);
  return {
    ...rows[0]!,
    quoted: quote.total,
    asked,
    kinds: payments.map(({ kind }) => kind),
    charged: typeof charge === 'object' ? charge?.amount_captured : undefined,
    email: buyer.email,
    outcome: 'isError' in paid ? paid.data : paid.paymentStatus,
  };
}

it(`charges for ${carts} random carts, in cents, the sum of their lines, and mails each order once`, async () => {
  const planned = Array.from({ length: carts }, planCart);
  const told = await atOnce(
    6,
    planned.map((cart, n) => () => buy(cart, n)),
  );
  await shop.runJobs();
  for (const [n, { total, byCompany }] of planned.entries()) {
    const everyone = { lines: total, total, rest: total, quoted: total, asked: total, charged: total };
    const outcome = told[n];
    expect(outcome, `cart ${n}`).toMatchObject({
      status: 'fulfilled',
      value: { ...everyone, orders: 1, kinds: [byCompany ? 'company' : 'card'], outcome: 'succeeded' },
    });
    const { email } = (outcome as PromiseFulfilledResult<{ email: string }>).value;
    expect(receiptsOf(shop, email), `cart ${n}`).toBe(1);
  }
  const kept: number[] = [];
  for await (const charge of shop.deps.stripe.charges.list({ limit: 100 })) kept.push(charge.amount_captured);
  const byAmount = (one: number, other: number) => one - other;
  expect(kept.sort(byAmount)).toEqual(planned.map(({ total }) => total).sort(byAmount));
  const ways = planned.map(({ role, byCompany }) => `${role} ${byCompany}`);
  expect(new Set(ways).size).toBe(5);
  // Every kind of discount was among them.
  const rates = planned.map(({ role, couponCode }) => `${role} ${couponCode}`);
  expect(new Set(rates).size).toBeGreaterThan(roles.length * 2);
}, 600_000);
