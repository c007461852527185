import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { mergeTests } from '@playwright/test';
import { test as payingTest } from './paying-test';
import { cards, fillHostedPage } from './shopper';
import { skipSignIn } from './shortcut';
import { test as subscriberTest } from './subscriber-test';
import { onHostedPage } from './ways-to-pay';

// What pages about money say while Stripe does not answer: never a bare error, and nothing untrue.
const test = mergeTests(payingTest, subscriberTest);
const away = { operation: '*', kind: 'error', times: 1000 };
const unreachable = 'We could not reach the payment service. Try again.';

test("a subscription's card is changed once Stripe answers again", async ({ page, provider, subscribe }) => {
  test.slow();
  await subscribe();
  await page.getByRole('link', { name: 'Change card' }).click();
  await provider.plan(away);
  const hosted = page.getByRole('button', { name: 'Enter a card on the secure payment page' });
  await hosted.click();
  await expect(page.getByRole('alert')).toContainText(unreachable);
  await expectAccessible(page);
  await provider.clear();
  await hosted.click();
  await fillHostedPage(page, '5555555555554444');
  await page.getByRole('button', { name: 'Save card' }).click();
  const use = page.getByRole('button', { name: 'Use this card' });
  await expect(use).toBeVisible();
  await provider.plan(away);
  await use.click();
  await expect(page.getByRole('alert')).toContainText(
    'We do not know yet whether your new card was taken. Look at your subscription before you try again. You are never charged twice.',
  );
  await provider.clear();
  await use.click();
  await expect(page.getByText('The next renewals are charged to your new card.')).toBeVisible();
});

test('an organization sees its payments and is told that it cannot add a card now', async ({
  page,
  provider,
}) => {
  test.slow();
  await skipSignIn(page, 'olive@example.com');
  await page.goto('/employees-history?tab=payment');
  const payment = await page
    .getByRole('link', { name: /^View payment/ })
    .first()
    .getAttribute('href');
  await provider.plan(away);
  await page.goto(payment!);
  await expect(page.getByText('Our payment provider does not say right now.').first()).toBeVisible();
  await expect(page.getByText('Amount')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile/payment-methods/add');
  await page.getByRole('button', { name: 'Add on the secure payment page' }).click();
  await expect(page.getByRole('alert')).toContainText(unreachable);
  await expectAccessible(page);
});

const untrue = /not been charged|not charged|nothing was charged|before paying|Unexpected Server Error/i;
const textOf = async (page: Page, path: string) =>
  (await (await page.request.get(path)).text())
    .replace(/<(style|script)[^]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test("a paid order's outcome is unknown on every page until Stripe answers", async ({
  page,
  provider,
  start,
}) => {
  test.slow();
  await start(onHostedPage);
  await provider.plan({ operation: 'webhook:*', kind: 'drop' });
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await page.getByLabel('Card number').waitFor();
  const form = { number: cards.good, expiry: '12 / 40', cvc: '123', zip: '68102', name: 'Robin Gray' };
  await page.request.post(page.url(), { form, maxRedirects: 0 });
  await expect.poll(() => provider.taken()).toEqual([4900]);
  await provider.plan(away);
  for (const path of ['/payments', '/payments/return', '/payments/elsewhere?paid=1']) {
    const text = await textOf(page, path);
    expect(text, path).toMatch(/do not know yet whether you have been charged/i);
    expect(text, path).not.toMatch(untrue);
  }
  const orders = await (await page.request.get('/orders')).text();
  const [order] = /\/order-details\/[\w-]+/.exec(orders)!;
  for (const path of ['/orders', order, '/cart', '/shipping']) {
    expect(await textOf(page, path), path).not.toMatch(untrue);
  }
  await provider.clear();
  await page.goto('/payments/return');
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(await provider.taken()).toEqual([4900]);
});
