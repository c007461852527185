import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { followCharge } from './follow-charge';
import { getPayment } from './store';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4900, stock: 9 });
});
afterAll(() => shop.close());

const ops = async (...words: string[]) => (await runCommand(shop.deps, commands, words, 'operator:kim')).text;

/** Pays an order that was released and sold out, so that its money has to be refunded. */
async function payTooLate(card: string): Promise<{ id: string; intentId: string }> {
  const orderId = await shopper.order({ [kit]: 1 });
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  const intentId = data.clientSecret.split('_secret_')[0]!;
  await shop.pool.query(`update payments set status = 'cancelled' where payment_intent_id = $1`, [intentId]);
  await shop.moveClock({ advanceSeconds: 36 * 60 });
  await shop.sweep('release-orders');
  await shop.pool.query('update products set stock = 0 where id = $1', [kit]);
  await shop.deps.stripe.paymentIntents.confirm(intentId, {
    payment_method: card,
    return_url: 'http://shop.test/',
  });
  await shop.standIn.webhooksSent();
  await shop.standIn.catchUp();
  await shop.pool.query('update products set stock = 9 where id = $1', [kit]);
  return { intentId, id: (await read(intentId)).id };
}

async function read(intentId: string) {
  const { rows } = await shop.pool.query<{ id: string; status: string; refunded: number }>(
    'select id, status, refunded_cents as refunded from payments where payment_intent_id = $1',
    [intentId],
  );
  return rows[0]!;
}

it('ends a refund that the bank returned, and records who did it', async () => {
  const { id, intentId } = await payTooLate('pm_card_refundFail');
  expect(await read(intentId)).toMatchObject({ status: 'refund_due' });
  await shop.moveClock({ advanceSeconds: 16 * 60 });
  expect(await ops('payments', 'stuck')).toContain(id);
  expect(await ops('payments', 'settle', id)).toContain('$49.00');
  expect(await read(intentId)).toMatchObject({ status: 'paid_back', refunded: 4900 });
  expect(await ops('payments', 'stuck')).not.toContain(id);
  const { rows } = await shop.pool.query(
    'select actor, action, detail from audit_entries where subject = $1',
    [id],
  );
  expect(rows).toEqual([
    { actor: 'operator:kim', action: 'payment-settled-by-hand', detail: { amount: 4900 } },
  ]);
  expect(await ops('payments', 'settle', id)).toContain('was already settled');
});

it('is not undone by a late event about the refund', async () => {
  const { id, intentId } = await payTooLate('pm_card_refundFail');
  await ops('payments', 'settle', id);
  await followCharge(shop.deps, await getPayment(shop.deps.db, id));
  await shop.sweep('settle-payments');
  expect(await read(intentId)).toMatchObject({ status: 'paid_back' });
});

it('refuses a payment that Stripe can refund', async () => {
  const { id, intentId } = await payTooLate('pm_card_visa');
  expect(await ops('payments', 'settle', id)).toContain(`Payment ${id} is refunded.`);
  expect(await read(intentId)).toMatchObject({ status: 'refunded' });
  expect(await ops('payments', 'settle', 'nothing')).toBe('There is no payment nothing.');
});
