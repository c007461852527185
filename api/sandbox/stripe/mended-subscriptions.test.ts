import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StripeStandIn } from './stripe';
import { openStripe } from './testing';

const START = Date.parse('2026-11-30T10:00:00Z');

let standIn: StripeStandIn;
let stripe: Stripe;
let now = START;
let card: Stripe.PaymentMethod;
let subscription: Stripe.Subscription;

beforeAll(async () => {
  ({ standIn, stripe } = await openStripe({ clock: () => now }));
});
afterAll(() => standIn.stop());
beforeEach(async () => {
  now = START;
  const customer = await stripe.customers.create({ email: 'maya@example.com' });
  card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  subscription = await stripe.subscriptions.create({
    customer: customer.id,
    default_payment_method: card.id,
    items: [{ quantity: 2, price_data: await price(3000, 3) }],
    trial_end: seconds('2027-02-28T10:00:00Z'),
  });
});

const seconds = (text: string) => Date.parse(text) / 1000;
async function price(unit_amount: number, interval_count: number) {
  const { id: product } = await stripe.products.create({ name: 'Thyroid kit' });
  return { currency: 'usd', product, unit_amount, recurring: { interval: 'month' as const, interval_count } };
}
async function goTo(text: string) {
  now = Date.parse(text);
  await standIn.catchUp();
}
const invoices = async () => (await stripe.invoices.list({ subscription: subscription.id, limit: 10 })).data;
const latest = async () => (await invoices())[0]!;
const eventsOf = (id: string) =>
  standIn
    .events()
    .filter(({ data }) => (data.object as { id: string }).id === id)
    .map(({ type }) => type);
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });

test('a later end of the trial skips a renewal and moves the interval', async () => {
  const trial_end = seconds('2027-05-28T10:00:00Z');
  await stripe.subscriptions.update(subscription.id, { trial_end, proration_behavior: 'none' });
  await goTo('2027-05-28T09:00:00Z');
  expect(await invoices()).toHaveLength(1);
  await goTo('2027-05-28T11:00:00Z');
  expect(await latest()).toMatchObject({ status: 'paid', amount_paid: 6000 });
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  expect(items.data[0]?.current_period_end).toBe(seconds('2027-08-28T10:00:00Z'));
});

test('an active subscription that gets a trial is charged nothing now and renews when it ends', async () => {
  await goTo('2027-03-01T10:00:00Z');
  const trial_end = seconds('2027-09-01T10:00:00Z');
  await stripe.subscriptions.update(subscription.id, { trial_end, proration_behavior: 'none' });
  expect(await latest()).toMatchObject({ amount_due: 0, status: 'paid' });
  await goTo('2027-08-31T10:00:00Z');
  expect(await invoices()).toHaveLength(3);
  await goTo('2027-09-01T11:00:00Z');
  expect(await latest()).toMatchObject({ amount_paid: 6000, billing_reason: 'subscription_cycle' });
  await expect(
    stripe.subscriptions.update(subscription.id, { trial_end: seconds('2027-01-01T00:00:00Z') }),
  ).rejects.toMatchObject({ param: 'trial_end' });
});

test('another price and interval apply from the next renewal while a trial is running', async () => {
  const [item] = subscription.items.data;
  const items = [{ id: item!.id, price_data: await price(3200, 6) }];
  await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'none' });
  expect(await invoices()).toHaveLength(1);
  await goTo('2027-02-28T11:00:00Z');
  expect(await latest()).toMatchObject({ amount_paid: 6400 });
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after.items.data[0]).toMatchObject({
    quantity: 2,
    current_period_end: seconds('2027-08-28T10:00:00Z'),
  });
});

test('another interval without a trial starts a period, and charges, now', async () => {
  await goTo('2027-03-01T10:00:00Z');
  const [item] = subscription.items.data;
  const items = [{ id: item!.id, price_data: await price(3200, 6) }];
  await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'none' });
  expect(await latest()).toMatchObject({ amount_paid: 6400, billing_reason: 'subscription_update' });
});

test('a bank’s question about a renewal is announced by an event and answered on the invoice’s page', async () => {
  standIn.changeCard(card.id, 'asks');
  await goTo('2027-02-28T11:00:00Z');
  const invoice = await latest();
  expect(invoice).toMatchObject({ status: 'open', hosted_invoice_url: expect.stringContaining('/i/in_') });
  expect(eventsOf(invoice.id)).toEqual(
    expect.arrayContaining(['invoice.payment_action_required', 'invoice.payment_failed']),
  );
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
    code: 'invoice_payment_intent_requires_action',
  });
  const asked = await post(invoice.hosted_invoice_url!, { confirm: 'yes' });
  await post(asked.headers.get('location')!, { answer: 'complete' });
  expect(await latest()).toMatchObject({ status: 'paid' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  expect(await (await fetch(invoice.hosted_invoice_url!)).text()).toContain('Invoice paid');
});

test('an invoice’s page takes another card and shows the bank’s answer', async () => {
  standIn.changeCard(card.id, 'insufficientFunds');
  await goTo('2027-02-28T11:00:00Z');
  const { hosted_invoice_url: url } = await latest();
  const typed = { number: '4000000000009995', expiry: '12/40', cvc: '123', name: 'Maya', zip: '68102' };
  const refused = await post(url!, typed);
  expect([refused.status, await refused.text()]).toEqual([
    402,
    expect.stringContaining('insufficient funds'),
  ]);
  await post(url!, { ...typed, number: '4242424242424242' });
  expect(await latest()).toMatchObject({ status: 'paid' });
});

test('a lost card is not charged again, another card is', async () => {
  standIn.changeCard(card.id, 'lostCard');
  await goTo('2027-03-04T11:00:00Z');
  const charges = async () => (await stripe.charges.list({ customer: String(subscription.customer) })).data;
  expect(await charges()).toHaveLength(1);
  expect((await latest()).attempt_count).toBe(2);
  const customer = String(subscription.customer);
  const { id: better } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: better });
  await goTo('2027-03-08T11:00:00Z');
  expect(await latest()).toMatchObject({ status: 'paid', attempt_count: 3 });
});

test('an invoice without automatic collection waits until a call pays it', async () => {
  standIn.changeCard(card.id, 'insufficientFunds');
  await goTo('2027-02-28T11:00:00Z');
  const { id } = await latest();
  const updated = await stripe.invoices.update(id, { auto_advance: false });
  expect(updated.next_payment_attempt).toBeNull();
  await goTo('2027-04-30T11:00:00Z');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  standIn.changeCard(card.id, null);
  expect(await stripe.invoices.pay(id)).toMatchObject({ status: 'paid' });
});

test('a pause with an end voids the renewals in it and continues afterwards', async () => {
  const resumes_at = seconds('2027-04-01T10:00:00Z');
  await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void', resumes_at } });
  await goTo('2027-03-01T10:00:00Z');
  expect((await latest()).status).toBe('void');
  await goTo('2027-05-28T11:00:00Z');
  expect((await stripe.subscriptions.retrieve(subscription.id)).pause_collection).toBeNull();
  expect(await latest()).toMatchObject({ status: 'paid', amount_paid: 6000 });
});
