import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StripeStandIn } from './stripe';
import { openStripe } from './testing';

const START = Date.parse('2026-11-30T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

let standIn: StripeStandIn;
let stripe: Stripe;
let now = START;
let customer: Stripe.Customer;

beforeAll(async () => {
  ({ standIn, stripe } = await openStripe({ clock: () => now }));
});
afterAll(() => standIn.stop());
beforeEach(async () => {
  now = START;
  customer = await stripe.customers.create({ email: 'maya@example.com' });
});

const seconds = (text: string) => Date.parse(text) / 1000;

async function attach(method: string) {
  const attached = await stripe.paymentMethods.attach(method, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: attached.id } });
  return attached;
}

async function everyThreeMonths(extra: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const product = await stripe.products.create({ name: 'Thyroid kit' });
  const price_data = {
    currency: 'usd',
    product: product.id,
    unit_amount: 6230,
    recurring: { interval: 'month' as const, interval_count: 3 },
  };
  const items = [{ quantity: 2, price_data }];
  return stripe.subscriptions.create({ customer: customer.id, items, ...extra });
}

async function goTo(text: string) {
  now = Date.parse(text);
  await standIn.catchUp();
}

const invoicesOf = async (subscription: Stripe.Subscription) =>
  (await stripe.invoices.list({ subscription: subscription.id, limit: 100, expand: ['data.payments'] })).data;

function eventsAbout(id: string): string[] {
  return standIn
    .events()
    .filter((event) => {
      const object = event.data.object as { id: string; parent?: Stripe.Invoice.Parent };
      return object.id === id || object.parent?.subscription_details?.subscription === id;
    })
    .map((event) => event.type);
}

test('the first period is charged at once and the next one every three months, an hour after its draft', async () => {
  await attach('pm_card_visa');
  const subscription = await everyThreeMonths();
  expect(subscription.status).toBe('active');
  expect(subscription.items.data[0]?.current_period_end).toBe(seconds('2027-02-28T10:00:00Z'));
  await goTo('2027-02-28T10:30:00Z');
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: 'draft', amount_due: 12460 });
  await goTo('2027-02-28T11:00:00Z');
  const [renewal, first] = await invoicesOf(subscription);
  expect(renewal).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle', amount_paid: 12460 });
  expect(first).toMatchObject({ status: 'paid', billing_reason: 'subscription_create' });
  const intent = await stripe.paymentIntents.retrieve(
    String(renewal?.payments?.data[0]?.payment.payment_intent),
  );
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 12460 });
});

test('a clock that jumps three years produces twelve renewals, each dated on its day', async () => {
  await attach('pm_card_visa');
  const subscription = await everyThreeMonths();
  await goTo('2029-11-30T12:00:00Z');
  const invoices = await invoicesOf(subscription);
  expect(invoices).toHaveLength(13);
  expect(invoices.every((invoice) => invoice.status === 'paid')).toBe(true);
  expect(
    invoices.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10)).slice(0, 5),
  ).toEqual(['2029-11-30', '2029-08-30', '2029-05-30', '2029-02-28', '2028-11-30']);
});

test('a trial costs nothing until it ends', async () => {
  await attach('pm_card_visa');
  const subscription = await everyThreeMonths({ trial_end: seconds('2027-01-15T10:00:00Z') });
  expect(subscription.status).toBe('trialing');
  expect((await invoicesOf(subscription))[0]).toMatchObject({ amount_due: 0, status: 'paid' });
  await goTo('2027-01-15T11:00:00Z');
  expect((await invoicesOf(subscription))[0]).toMatchObject({ amount_due: 12460, status: 'paid' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a refused renewal is tried again and, with a better card, paid', async () => {
  await attach('pm_card_chargeCustomerFail');
  const subscription = await everyThreeMonths({ trial_end: seconds('2026-12-10T10:00:00Z') });
  await goTo('2026-12-10T11:00:00Z');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  expect(eventsAbout(subscription.id)).toContain('invoice.payment_failed');
  const better = await attach('pm_card_visa');
  await stripe.subscriptions.update(subscription.id, { default_payment_method: better.id });
  await goTo('2026-12-13T11:00:00Z');
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: 'paid', attempt_count: 2 });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a renewal refused to the end cancels the subscription', async () => {
  await attach('pm_card_chargeCustomerFail');
  const subscription = await everyThreeMonths({ trial_end: seconds('2026-12-10T10:00:00Z') });
  await goTo('2026-12-30T11:00:00Z');
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  expect(eventsAbout(subscription.id).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
});

test('a first charge that is refused leaves the subscription incomplete, and it expires after 23 hours', async () => {
  await attach('pm_card_chargeCustomerFail');
  const subscription = await everyThreeMonths();
  expect(subscription.status).toBe('incomplete');
  now = START + DAY;
  await standIn.catchUp();
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired');
});

test('canceling ends the renewals, at once or at the end of the period', async () => {
  await attach('pm_card_visa');
  const atOnce = await everyThreeMonths();
  const atEnd = await everyThreeMonths();
  await stripe.subscriptions.cancel(atOnce.id);
  await stripe.subscriptions.update(atEnd.id, { cancel_at_period_end: true });
  await goTo('2027-06-01T10:00:00Z');
  for (const { id } of [atOnce, atEnd]) {
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect(eventsAbout(id)).toContain('customer.subscription.deleted');
  }
  expect(await invoicesOf(atOnce)).toHaveLength(1);
  expect(await invoicesOf(atEnd)).toHaveLength(1);
});

test('a pause voids renewals; ending it with a new interval charges now', async () => {
  await attach('pm_card_visa');
  const subscription = await everyThreeMonths({ trial_end: seconds('2026-12-10T10:00:00Z') });
  await stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: 'void' } });
  await goTo('2026-12-11T10:00:00Z');
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: 'void', amount_paid: 0 });
  await stripe.subscriptions.update(subscription.id, {
    pause_collection: '',
    billing_cycle_anchor: { type: 'now' },
    proration_behavior: 'none',
  });
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: 'paid', amount_paid: 12460 });
  const { items } = await stripe.subscriptions.retrieve(subscription.id);
  expect(items.data[0]?.current_period_end).toBe(seconds('2027-03-11T10:00:00Z'));
});

test('a draft can be finalized and voided before money is requested', async () => {
  await attach('pm_card_visa');
  const subscription = await everyThreeMonths();
  await goTo('2027-02-28T10:10:00Z');
  const draft = String((await invoicesOf(subscription))[0]?.id);
  await stripe.invoices.finalizeInvoice(draft, { auto_advance: false });
  await stripe.invoices.voidInvoice(draft);
  await goTo('2027-02-28T12:00:00Z');
  expect(await stripe.invoices.retrieve(draft)).toMatchObject({ status: 'void', amount_paid: 0 });
});

test('a customer on a test clock follows that clock alone', async () => {
  const frozen_time = seconds('2027-05-01T00:00:00Z');
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time });
  customer = await stripe.customers.create({ test_clock: clock.id });
  await attach('pm_card_visa');
  const subscription = await everyThreeMonths();
  expect(subscription.created).toBe(frozen_time);
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds('2027-08-01T02:00:00Z') });
  expect(await invoicesOf(subscription)).toHaveLength(2);
});
