import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, stockOf, type Shop } from '../testing/shop';
import { addShopper } from '../testing/shopper';
import { pass, renewalsOf, subscribe } from '../testing/subscription';
import { sized } from './size.env';

const renewals = sized(3, 12);
let shop: Shop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.close());

it(`takes ${renewals} renewals, each once, and the ledger equals Stripe’s`, async () => {
  const kit = await addKit(shop, { price: 4900, stock: 100 });
  const shopper = await addShopper(shop);
  const id = await subscribe(shop, shopper, { kit, months: 3 });
  for (let n = 0; n < renewals; n += 1) await pass(shop, 92, 2);
  expect(await renewalsOf(shop, id)).toBe(renewals);
  const { data: user } = await shopper.api.accounts.get({ id: shopper.id });
  const charges = await shop.deps.stripe.charges.list({ customer: user.stripeCustomerId!, limit: 100 });
  const { rows } = await shop.deps.db.execute<{ ours: number; orders: number }>(sql`
    select sum(p.amount_cents) as ours, count(*) as orders from payments p join orders o on o.id = p.order_id
    where o.user_id = ${shopper.id} and p.status = 'paid'`);
  const theirs = charges.data.reduce(
    (sum, charge) => sum + charge.amount_captured - charge.amount_refunded,
    0,
  );
  expect(rows[0]).toEqual({ ours: theirs, orders: renewals + 1 });
  expect(await stockOf(shop, kit)).toBe(100 - renewals - 1);
}, 600_000);
