import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { startStripe, type StripeOptions, type StripeStandIn } from './stripe';
import { clientOf, openWebhook, type WebhookCall, WEBHOOK_SECRET } from './testing';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(reply?: (call: WebhookCall, count: number) => number, options: StripeOptions = {}) {
  const webhook = await openWebhook(reply);
  closing.push(webhook.close);
  const standIn = await startStripe({
    webhookUrl: webhook.url,
    webhookSecret: WEBHOOK_SECRET,
    webhookRetriesMs: [10, 10, 10],
    ...options,
  });
  closing.push(standIn.stop);
  return { webhook, standIn, stripe: clientOf(standIn) };
}

async function until(isSo: () => boolean, standIn: StripeStandIn): Promise<void> {
  await expect.poll(async () => (await standIn.webhooksSent(), isSo())).toBe(true);
}

test('an event reaches the webhook with a signature that the official client accepts', async () => {
  const { webhook, standIn, stripe } = await open();
  const customer = await stripe.customers.create({ email: 'maya@example.com' });
  await standIn.webhooksSent();
  const [call] = webhook.calls;
  const event = stripe.webhooks.constructEvent(String(call?.body), String(call?.signature), WEBHOOK_SECRET);
  expect(event).toMatchObject({ type: 'customer.created', data: { object: { id: customer.id } } });
  expect(() =>
    stripe.webhooks.constructEvent(`${call?.body} `, String(call?.signature), WEBHOOK_SECRET),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('a refused delivery is retried until it is accepted', async () => {
  const { webhook, standIn, stripe } = await open((_call, count) => (count < 3 ? 500 : 200));
  await stripe.customers.create();
  await until(() => webhook.calls.length === 3, standIn);
  expect(new Set(webhook.calls.map((call) => call.body)).size).toBe(1);
});

test('a webhook can be dropped, duplicated and delayed, and sent again by hand', async () => {
  const { webhook, standIn, stripe } = await open();
  standIn.plan({ operation: 'webhook:customer.created', kind: 'drop', times: 1 });
  const customer = await stripe.customers.create();
  await standIn.webhooksSent();
  expect(webhook.calls).toHaveLength(0);
  standIn.resend(String(standIn.events()[0]?.id));
  await standIn.webhooksSent();
  expect(webhook.types()).toEqual(['customer.created']);
  standIn.plan({ operation: 'webhook:customer.updated', kind: 'duplicate', copies: 3, times: 1 });
  await stripe.customers.update(customer.id, { name: 'Maya' });
  await standIn.webhooksSent();
  expect(webhook.calls).toHaveLength(4);
  standIn.plan({ operation: 'webhook:customer.deleted', kind: 'delay', ms: 50, times: 1 });
  await stripe.customers.del(customer.id);
  await standIn.webhooksSent();
  expect(webhook.calls).toHaveLength(4);
  await until(() => webhook.calls.length === 5, standIn);
});

test('events can be listed by type, newest first', async () => {
  const { stripe } = await open();
  const first = await stripe.customers.create();
  const second = await stripe.customers.create();
  await stripe.products.create({ name: 'Kit' });
  const { data } = await stripe.events.list({ types: ['customer.*'], limit: 10 });
  expect(data.map((event) => (event.data.object as { id: string }).id)).toEqual([second.id, first.id]);
});
