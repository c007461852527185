import axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StripeStandIn } from './stripe';
import { openStripe } from './testing';
import { openBrowser, openCardPage } from './testing-browser';

let standIn: StripeStandIn;
let stripe: Stripe;
let browser: Browser;
let cardPage: Awaited<ReturnType<typeof openCardPage>>;
let page: Page;

beforeAll(async () => {
  ({ standIn, stripe } = await openStripe());
  cardPage = await openCardPage(standIn.url);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await cardPage.close();
  await standIn.stop();
});
beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
});
afterEach(() => page.close());

const frame = () => page.frameLocator('iframe[title="Secure card payment input frame"]');
const text = (label: string) => page.getByLabel(label, { exact: true });

async function typeCard(number: string, secret = '') {
  await page.goto(`${cardPage.url}?secret=${secret}`);
  await frame().getByLabel('Card number').fill(number);
  await frame().getByLabel('Expiry (MM / YY)').fill('1240');
  await frame().getByLabel('CVC').fill('123');
  await frame().getByLabel('ZIP').fill('68102');
}

const pay = () => page.getByRole('button', { name: 'Pay' }).click();

async function waitFor(label: string, value: string | RegExp) {
  await text(label).filter({ hasText: value }).waitFor();
}

test('the React card field creates a token from what is typed into the frame', async () => {
  await typeCard('4242424242424242');
  await waitFor('Field', 'visa complete');
  expect(await frame().getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  await pay();
  await waitFor('Outcome', /^tok_/);
  const token = await stripe.tokens.retrieve(String(await text('Outcome').textContent()));
  expect(token.card).toMatchObject({ last4: '4242', brand: 'Visa', address_zip: '68102' });
});

test('a wrong number and an incomplete card are reported in words', async () => {
  await typeCard('4242424242424241');
  await page.getByRole('alert').filter({ hasText: 'Your card number is invalid.' }).waitFor();
  expect(await frame().getByLabel('Card number').getAttribute('aria-invalid')).toBe('true');
  await typeCard('');
  await pay();
  await page.getByRole('alert').filter({ hasText: 'Your card number is incomplete.' }).waitFor();
});

test('what is typed before the page hears from the field counts', async () => {
  let letThrough = () => {};
  const isTyped = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/frames/card-frame.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await typeCard('4242424242424242');
  letThrough();
  await waitFor('Field', 'visa complete');
  expect(await frame().getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
});

test('an American Express card has its own grouping', async () => {
  await page.goto(cardPage.url);
  await frame().getByLabel('Card number').pressSequentially('378282246310005');
  await waitFor('Field', 'amex begun');
  expect(await frame().getByLabel('Card number').inputValue()).toBe('3782 822463 10005');
});

const newIntent = () =>
  stripe.paymentIntents.create({ amount: 7000, currency: 'usd', allowed_payment_method_types: ['card'] });

test('confirming in the browser pays, and a decline says why', async () => {
  const intent = await newIntent();
  await typeCard('4242424242424242', String(intent.client_secret));
  await pay();
  await waitFor('Outcome', 'succeeded');
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  await typeCard('4000000000009995', String((await newIntent()).client_secret));
  await pay();
  await page.getByRole('alert').filter({ hasText: 'Your card has insufficient funds.' }).waitFor();
});

test.each([
  ['Complete authentication', 'succeeded'],
  ['Fail authentication', 'requires_payment_method'],
])('when the bank asks, "%s" in its dialog leads to %s', async (button, status) => {
  const intent = await newIntent();
  await typeCard('4000002760003184', String(intent.client_secret));
  await pay();
  await page.frameLocator('dialog iframe').getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (status === 'succeeded') await waitFor('Outcome', 'succeeded');
  else await page.getByRole('alert').filter({ hasText: 'unable to authenticate' }).waitFor();
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
});

test('closing the bank’s dialog is a failed authentication', async () => {
  await typeCard('4000002760003184', String((await newIntent()).client_secret));
  await pay();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alert').filter({ hasText: 'unable to authenticate' }).waitFor();
});

test('a card can be saved to a customer for later', async () => {
  const customer = await stripe.customers.create();
  const setup = await stripe.setupIntents.create({
    customer: customer.id,
    allowed_payment_method_types: ['card'],
  });
  await typeCard('5555555555554444', String(setup.client_secret));
  await pay();
  await waitFor('Outcome', 'succeeded');
  const { data } = await stripe.customers.listPaymentMethods(customer.id);
  expect(data.map((method) => method.card?.brand)).toEqual(['mastercard']);
});

test('the card frame has no accessibility violations', async () => {
  await typeCard('4242424242424242');
  const inside = page.frames().find((each) => each.url().endsWith('/frames/card'));
  await inside?.evaluate(axe.source);
  const violations = await inside?.evaluate(
    'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] }).then(({ violations }) => violations.map(({ id }) => id))',
  );
  expect(violations).toEqual([]);
});
