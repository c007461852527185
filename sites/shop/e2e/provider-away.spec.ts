import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { mergeTests } from '@playwright/test';
import { test as payingTest } from './paying-test';
import { fillHostedPage } from './shopper';
import { skipSignIn } from './shortcut';
import { test as subscriberTest } from './subscriber-test';

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
    'We do not know yet whether your new card was taken. Check your subscription before you try again. You are never charged twice.',
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
  await expect(page.getByText('Our payment provider cannot tell us right now.')).toHaveCount(1);
  await expect(page.getByText('Amount')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile/payment-methods/add');
  await page.getByRole('button', { name: 'Add on the secure payment page' }).click();
  await expect(page.getByRole('alert')).toContainText(unreachable);
  await expectAccessible(page);
});
