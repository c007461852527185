import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StripeStandIn } from './stripe';
import { openStripe } from './testing';
import { openBrowser } from './testing-browser';

let standIn: StripeStandIn;
let stripe: Stripe;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ standIn, stripe } = await openStripe());
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await standIn.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
});
afterEach(() => context.close());

type Extra = Partial<Stripe.Checkout.SessionCreateParams>;

function newSession(extra: Extra = {}) {
  return stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 2,
        price_data: { currency: 'usd', unit_amount: 3500, product_data: { name: 'Thyroid kit' } },
      },
    ],
    success_url: `${standIn.url}/?paid={CHECKOUT_SESSION_ID}`,
    cancel_url: `${standIn.url}/?back=1`,
    customer_email: 'maya@example.com',
    ...extra,
  });
}

async function payWith(number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Maya Reyes');
  await page.getByLabel('ZIP code').fill('68102');
  await page.getByRole('button', { name: /^(Pay|Save)/ }).click();
}

test('a card pays without script and the shop learns which session', async () => {
  const session = await newSession({ payment_intent_data: { metadata: { orderId: '12' } } });
  await page.goto(String(session.url));
  await payWith('4242424242424242');
  expect(page.url()).toBe(`${standIn.url}/?paid=${session.id}`);
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent', 'line_items'],
  });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 7000 });
  expect(paid.payment_intent).toMatchObject({ status: 'succeeded', metadata: { orderId: '12' } });
  expect(paid.line_items?.data[0]).toMatchObject({ description: 'Thyroid kit', quantity: 2 });
});

test('a session can just hold the money', async () => {
  const session = await newSession({ payment_intent_data: { capture_method: 'manual' } });
  await page.goto(String(session.url));
  await payWith('4242424242424242');
  const held = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(held).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  const intent = held.payment_intent as Stripe.PaymentIntent;
  expect(intent.status).toBe('requires_capture');
  await stripe.paymentIntents.capture(intent.id);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
});

test('a decline shows on the page, keeps what was typed and lets another card pay', async () => {
  const session = await newSession();
  await page.goto(String(session.url));
  await payWith('4000000000009995');
  await page.getByRole('alert').filter({ hasText: 'Your card has insufficient funds.' }).waitFor();
  expect(await page.getByLabel('Name on card').inputValue()).toBe('Maya Reyes');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  await payWith('4242424242424242');
  expect(page.url()).toContain(session.id);
});

test('each invalid field gets its sentence', async () => {
  const session = await newSession({ customer_email: undefined });
  await page.goto(String(session.url));
  await payWith('4242424242424241');
  expect(await page.getByText('Your card number is incorrect.').isVisible()).toBe(true);
  expect(await page.getByText('Enter your email address.').isVisible()).toBe(true);
  expect(await page.getByLabel('Card number').getAttribute('aria-describedby')).toBe('number-error');
});

test.each([
  ['Complete authentication', 'complete'],
  ['Fail authentication', 'open'],
])('the bank’s page: "%s" leaves the session %s', async (button, status) => {
  const session = await newSession();
  await page.goto(String(session.url));
  await payWith('4000002760003184');
  await page.getByRole('button', { name: button }).click();
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe(status);
  if (status === 'open')
    await page.getByRole('alert').filter({ hasText: 'unable to authenticate' }).waitFor();
});

test('the way back leads to the shop and an expired page says that nothing was taken', async () => {
  const session = await newSession();
  await page.goto(String(session.url));
  await page.getByRole('link', { name: 'Back to Larkwell' }).click();
  expect(page.url()).toBe(`${standIn.url}/?back=1`);
  await stripe.checkout.sessions.expire(session.id);
  await page.goto(String(session.url));
  expect(await page.getByText('Nothing was taken from your card.').isVisible()).toBe(true);
});

test('expiring a session while the bank asks takes no money', async () => {
  const session = await newSession();
  await page.goto(String(session.url));
  await payWith('4000002760003184');
  await stripe.checkout.sessions.expire(session.id);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  const after = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(after).toMatchObject({
    status: 'expired',
    payment_intent: { status: 'canceled', amount_received: 0 },
  });
});

test('a card is saved to a customer without script', async () => {
  const customer = await stripe.customers.create({ email: 'olive@example.com' });
  const session = await newSession({
    mode: 'setup',
    line_items: undefined,
    customer_email: undefined,
    customer: customer.id,
    currency: 'usd',
  });
  await page.goto(String(session.url));
  await payWith('4242424242424242');
  const { data } = await stripe.customers.listPaymentMethods(customer.id);
  expect(data).toHaveLength(1);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
});

test('the pages fit a phone and have no accessibility violations', async () => {
  const session = await newSession();
  const scripted = await browser.newContext({ viewport: { width: 360, height: 740 }, bypassCSP: true });
  const checked = await scripted.newPage();
  await checked.goto(String(session.url));
  await checked.getByRole('button', { name: /^Pay/ }).click();
  await checked.evaluate(axe.source);
  const found = await checked.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))');
  expect(found).toEqual([]);
  expect(await checked.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await scripted.close();
});

test('a subscription starts on the page and charges the card from then on', async () => {
  const price_data = {
    currency: 'usd',
    unit_amount: 6230,
    product_data: { name: 'Thyroid kit' },
    recurring: { interval: 'month' as const, interval_count: 3 },
  };
  const session = await newSession({
    mode: 'subscription',
    line_items: [{ quantity: 1, price_data }],
    subscription_data: { metadata: { orderId: '9' } },
  });
  await page.goto(String(session.url));
  expect(await page.getByText('every 3 months').isVisible()).toBe(true);
  await payWith('4242424242424242');
  const begun = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
  expect(begun).toMatchObject({ status: 'complete', payment_status: 'paid' });
  expect(begun.subscription).toMatchObject({ status: 'active', metadata: { orderId: '9' } });
});
