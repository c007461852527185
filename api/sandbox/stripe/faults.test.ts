import { mkdtempSync, rmSync, appendFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startStripe, type StripeStandIn } from './stripe';
import { clientOf, openStripe } from './testing';

let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  ({ standIn, stripe } = await openStripe());
});
afterEach(() => standIn.clearFaults());
afterAll(() => standIn.stop());

const payment = { amount: 900, currency: 'usd', allowed_payment_method_types: ['card'] };

const count = async () => (await stripe.paymentIntents.list({ limit: 100 })).data.length;

test('the same key and body gets the stored answer, another body is refused', async () => {
  const before = await count();
  const options = { idempotencyKey: 'order-1' };
  const first = await stripe.paymentIntents.create(payment, options);
  const again = await stripe.paymentIntents.create(payment, options);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(await count()).toBe(before + 1);
  await expect(stripe.paymentIntents.create({ ...payment, amount: 901 }, options)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
});

test('a decline is replayed too, a request that never started is not', async () => {
  const declined = { ...payment, payment_method: 'pm_card_visa_chargeDeclined', confirm: true };
  const options = { idempotencyKey: 'order-2' };
  const code = () =>
    stripe.paymentIntents
      .create(declined, options)
      .catch((error: Stripe.errors.StripeError) => error.payment_intent?.id);
  expect(await code()).toBe(await code());
  standIn.plan({ operation: 'payment_intents.create', kind: 'error', times: 1 });
  const unlucky = { idempotencyKey: 'order-3' };
  await expect(stripe.paymentIntents.create(payment, unlucky)).rejects.toMatchObject({ statusCode: 500 });
  expect((await stripe.paymentIntents.create(payment, unlucky)).status).toBe('requires_payment_method');
});

test.each([
  ['error', 500],
  ['rate-limit', 429],
] as const)('"%s" hits the named call with %i and nothing happens', async (kind, statusCode) => {
  const before = await count();
  standIn.plan({ operation: 'payment_intents.create', kind, times: 1 });
  await expect(stripe.paymentIntents.create(payment)).rejects.toMatchObject({ statusCode });
  expect(await count()).toBe(before);
  expect((await stripe.customers.create()).object).toBe('customer');
});

test.each([
  ['timeout-before', 0],
  ['timeout-after', 1],
] as const)(
  '"%s" leaves %i payments behind, and a retry under the same key makes it one',
  async (kind, made) => {
    const before = await count();
    const impatient = clientOf(standIn, { timeout: 1000 });
    const options = { idempotencyKey: `timeout ${kind}` };
    standIn.plan({ operation: 'payment_intents.create', kind, times: 1 });
    await expect(impatient.paymentIntents.create(payment, options)).rejects.toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    );
    await expect.poll(count).toBe(before + made);
    await stripe.paymentIntents.create(payment, options);
    expect(await count()).toBe(before + 1);
  },
);

test('faults can be planned, listed and cleared over HTTP, after a number of calls that pass', async () => {
  const knob = `${standIn.url}/_sandbox/faults`;
  const body = JSON.stringify({ operation: 'customers.*', kind: 'error', skip: 1, times: 1 });
  expect((await fetch(knob, { method: 'POST', body })).status).toBe(200);
  expect(await (await fetch(knob)).json()).toMatchObject({ faults: [{ operation: 'customers.*' }] });
  await stripe.customers.create();
  await expect(stripe.customers.create()).rejects.toMatchObject({ statusCode: 500 });
  await stripe.customers.create();
  expect((await fetch(knob, { method: 'POST', body: '{"kind":"nonsense"}' })).status).toBe(400);
});

test('the account outlives the process, even one that died while writing', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'larkwell-stripe-'));
  const first = await startStripe({ dataDir });
  const options = { idempotencyKey: 'kept' };
  const held = await clientOf(first).paymentIntents.create(
    { ...payment, capture_method: 'manual', confirm: true, payment_method: 'pm_card_visa' },
    options,
  );
  const journal = path.join(dataDir, 'journal.jsonl');
  expect(readFileSync(journal, 'utf8')).not.toContain('4242424242424242');
  await first.stop();
  appendFileSync(journal, '[{"object":"payment_intent","id":"pi_ha');
  const second = await startStripe({ dataDir });
  const kept = await clientOf(second).paymentIntents.capture(held.id);
  expect(kept).toMatchObject({ status: 'succeeded', amount_received: 900 });
  await second.stop();
  rmSync(dataDir, { recursive: true });
});
