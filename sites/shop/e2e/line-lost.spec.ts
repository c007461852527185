import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { mergeTests } from '@playwright/test';
import { test as badLineTest } from './bad-line-test';
import { formsOf, readAs, sendAs } from './reading';
import { fillAddress } from './shopper';
import { skipSignIn } from './shortcut';
import { test as subscriberTest } from './subscriber-test';
import { byCard } from './ways-to-pay';

// The API does not answer. Every page keeps its frame and offers a way on, and nothing typed is lost.
const test = mergeTests(badLineTest, subscriberTest);
const fault = /Something went wrong on our side.*check your orders before you pay again/;

test('an address that cannot be sent is kept, and sent again from there', async ({
  page,
  fillCart,
  hasScript,
  badLine,
}) => {
  await fillCart({ slug: 'vitamin-d-check' });
  await page.goto('/shipping');
  await fillAddress(page, hasScript);
  badLine.lose(() => true);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side');
  await expect(page).toHaveTitle(/Something went wrong on our side/);
  await expectAccessible(page);
  const again = page.getByRole('button', { name: 'Send again' });
  await again.click();
  await expect(page.getByText('What you typed is kept')).toBeVisible();
  badLine.lose(() => false);
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Elm Street');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
});

test('the form of a mailed link is shown', async ({ page, badLine }) => {
  badLine.lose(() => true);
  const answer = await page.goto('/reset-password?accessKey=unknown');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Set a new password', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();
});

test(
  'a card typed while the API is away leaves the charge in doubt',
  { tag: '@js' },
  async ({ page, start, provider, badLine }) => {
    await start(byCard);
    badLine.lose(() => true);
    await byCard.press(page, '$49.00');
    await expect(page.getByText(/We do not know yet whether you have been charged\./)).toBeVisible();
    badLine.lose(() => false);
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(page.getByText('You have not been charged for this order.')).toBeVisible();
    expect(await provider.taken()).toEqual([]);
  },
);

test(
  'a subscription is changed by the press that was lost, once it is sent again',
  { tag: '@no-js' },
  async ({ page, subscribe, badLine }) => {
    test.slow();
    await subscribe();
    const own = new URL(page.url()).pathname;
    const cancel = own.replace('/subscription/', '/subscription/cancel/');
    const formOf = async (path: string, intent: string) =>
      formsOf((await readAs(page, path)).html).find((form) => form.intent === intent)!;
    const presses = [
      { path: `${own}?index`, form: { ...(await formOf(own, 'interval')), months: '6' } },
      { path: `${own}?index`, form: await formOf(own, 'skip') },
      { path: cancel, form: await formOf(cancel, 'cancel') },
    ];
    const card = { ...(await formOf(`${own}/card`, 'hosted')), intent: 'hosted' };
    badLine.lose(() => true);
    for (const path of ['/subscription', own, cancel, `${own}/card`]) {
      const { status, text } = await readAs(page, path);
      expect(status, path).toBe(503);
      expect(text, path).toMatch(fault);
    }
    await sendAs(page, `${own}/card?index`, card);
    for (const { path, form } of presses) {
      const { status, text, html } = await sendAs(page, path, form);
      expect(status, path).toBe(503);
      expect(text, path).toMatch(fault);
      expect(formsOf(html)).toContainEqual(expect.objectContaining(form));
    }
    badLine.lose(() => false);
    const { path, form } = presses[2]!;
    expect((await sendAs(page, path, form)).location).toBe('/subscription');
    await page.goto('/subscription');
    await expect(page.getByRole('cell', { name: /^Cancell?ed$/ })).toBeVisible();
  },
);

test(
  'pages and files of an account and an organization have a frame',
  { tag: '@no-js' },
  async ({ page, badLine }) => {
    await skipSignIn(page, 'olive@example.com');
    const payment = (await readAs(page, '/employees-history?tab=payment')).link(/payment\//);
    badLine.lose(() => true);
    const pages = [
      '/employees-history',
      '/employees-history?tab=payment',
      payment,
      '/profile/payment-methods/add',
    ];
    for (const path of [...pages, '/employees', '/reports/unknown/pdf', '/search/suggestions?search=iron']) {
      const { status, text } = await readAs(page, path);
      expect([200, 503], path).toContain(status);
      if (status === 503) expect(text, path).toMatch(fault);
    }
    const added = await sendAs(page, '/profile/payment-methods/add', { intent: 'hosted' });
    expect(added.text).toContain('Our service did not respond. Try again in a minute.');
    expect(added.text).not.toContain('payment service');
  },
);
