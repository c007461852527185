import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { settle, findPaymentByStripeId } from '../src/payments';
import { settleInvoice } from '../src/subscriptions';
import { fixedMorning, holdWithCompleteDraft, insertLocation, insertSlot } from '../testing/booking-fixture';
import { addKit, startShop, type Shop } from '../testing/shop';
import { addShopper } from '../testing/shopper';
import { subscribe } from '../testing/subscription';
import { atOnce } from './at-once';

const kinds = ['error', 'rate-limit', 'timeout-before', 'timeout-after'] as const;
const presses = 20;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ webhooks: false });
  await shop.moveClock({ at: fixedMorning });
});
afterEach(() => shop.standIn.clearFaults());
afterAll(() => shop.close());

/** Pressed many times at once, first while Stripe fails, then when it works again. */
async function pressThroughFaults(kind: (typeof kinds)[number], press: () => Promise<unknown>) {
  const crowd = () =>
    atOnce(
      presses,
      Array.from({ length: presses }, () => press),
    );
  shop.standIn.plan({ operation: 'refunds.create', kind, ms: 1, times: 4 });
  await crowd();
  shop.standIn.clearFaults();
  await crowd();
}

const refundsOf = async (intentId: string) =>
  (await shop.deps.stripe.refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount);

/** Money that arrived after the order was released and its kit was sold to someone else. */
async function takeMoneyTooLate(): Promise<{ orderId: string; intentId: string }> {
  const kit = await addKit(shop, { price: 4900, stock: 1 });
  const shopper = await addShopper(shop);
  const orderId = await shopper.order({ [kit]: 1 });
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  const intentId = data.clientSecret.split('_secret_')[0]!;
  await shop.deps.stripe.paymentIntents.confirm(intentId, {
    payment_method: 'pm_card_visa',
    return_url: 'http://x.test',
  });
  await shop.deps.db.execute(sql`
    update orders set stock_state = 'released', status = 'Cancelled' where id = ${orderId}`);
  return { orderId, intentId };
}

it.each(kinds)('an order paid too late is refunded once: pressed 20 times, Stripe with %s', async (kind) => {
  const { orderId, intentId } = await takeMoneyTooLate();
  await shop.deps.db.execute(sql`update products set stock = 0`);
  const { rows } = await shop.deps.db.execute<{ id: string }>(
    sql`select id from payments where order_id = ${orderId}`,
  );
  await pressThroughFaults(kind, () => settle(shop.deps, rows[0]!.id));
  expect(await refundsOf(intentId)).toEqual([4900]);
  const { rows: after } = await shop.deps.db.execute(
    sql`select status from payments where order_id = ${orderId}`,
  );
  expect(after).toEqual([{ status: 'refunded' }]);
});

it.each(kinds)(
  'a visit charged without a place is refunded once: pressed 20 times, Stripe with %s',
  async (kind) => {
    const slotId = await insertSlot(shop, await insertLocation(shop), '2026-12-03T15:00:00Z');
    const { draftId, hold } = await holdWithCompleteDraft(shop, slotId, { testType: 'Antigen' });
    const charge = { token: 'tok_visa', testType: 'Antigen', draftId, holdToken: hold.holdToken } as const;
    const charged = await shop.api.appointments.createCharge(charge);
    if (!charged.success) throw new Error(charged.errorMessage);
    await shop.deps.stripe.paymentIntents.capture(charged.data);
    const payment = await findPaymentByStripeId(shop.deps.db, charged.data);
    await pressThroughFaults(kind, () => settle(shop.deps, payment!.id));
    expect(await refundsOf(charged.data)).toEqual([7000]);
    const { rows } = await shop.pool.query('select status from payments where payment_intent_id = $1', [
      charged.data,
    ]);
    expect(rows).toEqual([{ status: 'refunded' }]);
  },
);

it.each(kinds)(
  'a renewal paid when its kits were gone is refunded once: pressed 20 times, Stripe with %s',
  async (kind) => {
    const kit = await addKit(shop, { price: 6000 });
    const shopper = await addShopper(shop);
    const subscription = await subscribe(shop, shopper, { kit });
    await shop.deps.db.execute(sql`update products set stock = 0 where id = ${kit}`);
    // Stripe charges by itself when the months are over; no event tells us before it has.
    await shop.moveClock({ advanceSeconds: 95 * 24 * 3600 });
    await shop.standIn.catchUp();
    const { rows } = await shop.deps.db.execute<{ stripeId: string | null }>(sql`
      select stripe_subscription_id as "stripeId" from subscriptions where id = ${subscription}`);
    const { data } = await shop.deps.stripe.invoices.list({ subscription: rows[0]!.stripeId! });
    const invoice = data.find(({ amount_due, status }) => amount_due > 0 && status === 'paid')!;
    await pressThroughFaults(kind, () => settleInvoice(shop.deps, invoice.id!));
    const { rows: renewals } = await shop.deps.db.execute<{ status: string; intent: string | null }>(sql`
      select status, payment_intent_id as intent from payments where subject_id = ${invoice.id!}`);
    expect(renewals).toMatchObject([{ status: 'refunded' }]);
    expect(await refundsOf(renewals[0]!.intent!)).toEqual([4500]);
  },
);

it('control: a refund without a key of its own is made twice', async () => {
  const { intentId } = await takeMoneyTooLate();
  const ask = () => shop.deps.stripe.refunds.create({ payment_intent: intentId, amount: 2000 });
  await Promise.all([ask(), ask()]);
  expect(await refundsOf(intentId)).toEqual([2000, 2000]);
});
