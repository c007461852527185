import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { addKit, applyCoupon, becomeShopper, cards, expectConfirmation, pay, reachPayment } from './shopper';

test('a visitor who applies a code is asked to sign in', async ({ page }) => {
  await addKit(page, 'vitamin-d-check');
  await applyCoupon(page, 'WELCOME10');
  await expect(page).toHaveURL('/signin?redirectTo=%2Fcart');
  await expect(page.getByText('Sign in to apply your discount code.')).toBeVisible();
});

test('codes: unknown, ended, good, taken off again, and lost with its kit', async ({
  page,
  mailbox,
  newEmail,
  hasScript,
}) => {
  await becomeShopper(page, mailbox, newEmail);
  await addKit(page, 'vitamin-d-check');
  for (const code of ['NOSUCH', 'SAVE20']) {
    await applyCoupon(page, code);
    await expect(page.locator('[data-field-error]')).toBeVisible();
    await expect(page.getByLabel('Discount code', { exact: true })).toHaveValue(code);
    await expect(page.getByText('$49.00').last()).toBeVisible();
  }
  await expectAccessible(page);
  await applyCoupon(page, ' welcome10 ');
  await expect(page.getByText('Discount Applied!').first()).toBeVisible();
  await expect(page.getByText('−$4.90')).toBeVisible();
  await expect(page.getByText('$44.10').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove discount code/ }).click();
  await expect(page.getByText('−$4.90')).toBeHidden();

  // For one kit only: with that kit gone the code goes too.
  await applyCoupon(page, 'SUNNY20');
  await expect(page.getByText('−$9.80')).toBeVisible();
  await addKit(page, 'thyroid-check');
  await page.getByRole('link', { name: 'Remove Vitamin D Check' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('$99.00').last()).toBeVisible();
  await expect(page.getByText(/SUNNY20 is for Vitamin D Check only/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove discount code/ })).toBeHidden();

  await applyCoupon(page, 'WELCOME10');
  await reachPayment(page, { hasScript });
  await expect(page.getByText('$89.10').first()).toBeVisible();
  await pay(page, cards.good, { hasScript });
  await expectConfirmation(page);
});

test('a code cannot be used with a subscription in the cart', async ({ page }) => {
  await addKit(page, 'vitamin-d-check');
  await expect(page.getByText('Have a discount code?')).toBeVisible();
  await addKit(page, 'thyroid-check', 6);
  await expect(page.getByText('Have a discount code?')).toBeHidden();
});
