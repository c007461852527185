import { addMonths } from '@larkwell/contracts/fields/date';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerHostedInvoice } from '../testing/bank';
import { addKit, startShop, stockOf, type Shop } from '../testing/shop';
import { addShopper, type Shopper } from '../testing/shopper';
import {
  cardOf,
  keptOf,
  paidBy,
  pass,
  passTo,
  renewalsOf,
  subscribe,
  typeCard,
} from '../testing/subscription';

let shop: Shop;
let shopper: Shopper;
let kit: string;
let id: string;
beforeAll(async () => {
  shop = await startShop();
  kit = await addKit(shop, { price: 4900, stock: 100 });
  shopper = await addShopper(shop);
  id = await subscribe(shop, shopper, { kit, months: 3 });
});
afterAll(() => shop.close());

const detail = async () =>
  (await shopper.api.subscriptions.get({ userId: shopper.id, subscriptionId: id })).data;
const own = async () => ({ subscriptionId: id, terms: (await detail()).terms });
const renew = async () => {
  await passTo(shop, id);
  await pass(shop, 1);
};

/** What happens around a renewal, by its number; the others are simply paid. */
const troubles: Record<number, () => Promise<void>> = {
  2: async () => {
    shop.standIn.changeCard(await cardOf(shop, id), 'insufficientFunds');
    await renew();
    expect((await detail()).repair).toMatchObject({ reason: 'refused', retryOn: expect.any(String) });
    shop.standIn.changeCard(await cardOf(shop, id), null);
    await pass(shop, 3);
  },
  4: async () => {
    shop.standIn.changeCard(await cardOf(shop, id), 'lostCard');
    await renew();
    const setupIntent = await typeCard(shop, shopper, id);
    const { data } = await shopper.api.subscriptions.changeCard({ ...(await own()), setupIntent });
    expect(data.payment).toBe('paid');
  },
  6: async () => {
    shop.standIn.changeCard(await cardOf(shop, id), 'asks');
    await renew();
    const { data } = await shopper.api.subscriptions.answerBank(await own());
    await answerHostedInvoice(data.url);
    await shop.standIn.webhooksSent();
    shop.standIn.changeCard(await cardOf(shop, id), null);
  },
  7: async () => {
    await shopper.api.subscriptions.skip(await own());
    await pass(shop, 90, 3);
    expect(await renewalsOf(shop, id)).toBe(6);
    await renew();
  },
  9: async () => {
    const until = addMonths((await detail()).renewsOn!, 6);
    await shopper.api.subscriptions.pause({ ...(await own()), until });
    await pass(shop, 240, 4);
    expect(await renewalsOf(shop, id)).toBe(8);
    await renew();
  },
  10: async () => {
    await shopper.api.subscriptions.changeInterval({ ...(await own()), months: 12 });
    await renew();
    expect((await detail()).renewsOn).not.toBeNull();
  },
};

it('takes twelve renewals through a soft and a hard refusal, a bank’s question, a skip, a pause and another interval: each once, and the ledger equals Stripe’s', async () => {
  for (let n = 1; n <= 12; n += 1) {
    await (troubles[n] ?? renew)();
    expect(await renewalsOf(shop, id), `renewal ${n}`).toBe(n);
    expect(await detail(), `renewal ${n}`).toMatchObject({ status: true, repair: null });
  }
  // 25% off for the first kit and nine renewals, 15% off for the last three.
  const prices = [...Array<number>(10).fill(3675), ...Array<number>(3).fill(4165)];
  expect(await keptOf(shop, shopper)).toEqual(prices);
  const cents = prices.reduce((sum, price) => sum + price, 0);
  expect(await paidBy(shop, shopper)).toEqual({ cents, orders: 13 });
  expect(await stockOf(shop, kit)).toBe(100 - 13);
  const { rows } = await shop.deps.db.execute(sql`
    select count(*)::int as orders, count(distinct o.fingerprint)::int as invoices, sum(i.quantity)::int as kits
    from orders o join order_items i on i.order_id = o.id where o.subscription_id = ${id} and o.status = 'Processing'`);
  expect(rows).toEqual([{ orders: 12, invoices: 12, kits: 12 }]);
}, 600_000);
