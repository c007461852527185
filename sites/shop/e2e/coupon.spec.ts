import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './shopper-test';
import { applyCoupon, cards, expectConfirmation, pay } from './shopper';
import { skipToCart, skipToPayment } from './shortcut';

test('a visitor who applies a code is asked to sign in', async ({ page, environment }) => {
  await skipToCart(page, environment, { slug: 'vitamin-d-check' });
  await page.goto('/cart');
  await applyCoupon(page, 'WELCOME10');
  await expect(page).toHaveURL('/signin?redirectTo=%2Fcart');
  await expect(page.getByText('Sign in to apply your discount code.')).toBeVisible();
});

test('a code is refused if unknown or expired, applied, removed, and dropped with its kit', async ({
  page,
  fillCart,
  newEmail,
  environment,
  hasScript,
}) => {
  await fillCart({ slug: 'vitamin-d-check' });
  await page.goto('/cart');
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

  // The code is for one kit: removing the kit removes the code.
  await applyCoupon(page, 'SUNNY20');
  await expect(page.getByText('−$9.80')).toBeVisible();
  await skipToCart(page, environment, { slug: 'thyroid-check' });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Remove Vitamin D Check' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('$99.00').last()).toBeVisible();
  await expect(page.getByText(/SUNNY20 is for Vitamin D Check only/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove discount code/ })).toBeHidden();

  await applyCoupon(page, 'WELCOME10');
  await expect(page.getByText('$89.10').last()).toBeVisible();
  await skipToPayment(page, newEmail);
  await expect(page.getByText('$89.10').filter({ visible: true }).first()).toBeVisible();
  await pay(page, cards.good, { hasScript });
  await expectConfirmation(page);
});

test('checkout takes a code beside its address form, and keeps what is typed there', async ({
  page,
  fillCart,
}) => {
  await fillCart({ slug: 'vitamin-d-check' });
  await page.goto('/shipping');
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('12 Elm Street');
  await expect(page.getByLabel('Discount code', { exact: true })).toBeHidden();
  await applyCoupon(page, 'NOSUCH');
  await expect(page.locator('[data-field-error]').getByText(/NOSUCH/)).toBeVisible();
  await expect(page.getByLabel('Discount code', { exact: true })).toHaveValue('NOSUCH');
  await expect(address).toHaveValue('12 Elm Street');
  await expectAccessible(page);
  // Enter, or the button that goes on, does not lose the code.
  await page.getByLabel('Discount code', { exact: true }).fill('welcome10');
  await page.getByLabel('Discount code', { exact: true }).press('Enter');
  await expect(page.getByText('−$4.90')).toBeVisible();
  await expect(page).toHaveURL('/shipping');
  await expect(address).toHaveValue('12 Elm Street');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove discount code/ }).click();
  await expect(page.getByText('−$4.90')).toBeHidden();
  await expect(address).toHaveValue('12 Elm Street');
});

test('a code cannot be used with a subscription in the cart', async ({ page, environment }) => {
  await skipToCart(page, environment, { slug: 'vitamin-d-check' });
  await page.goto('/cart');
  await expect(page.getByText('Have a discount code?')).toBeVisible();
  await skipToCart(page, environment, { slug: 'thyroid-check', months: 6 });
  await page.goto('/cart');
  await expect(page.getByText('Have a discount code?')).toBeHidden();
});

test('a code from a tab that does not show the subscription gets one message', async ({
  page,
  fillCart,
  context,
  environment,
}) => {
  await fillCart({ slug: 'vitamin-d-check' });
  await page.goto('/cart');
  const other = await context.newPage();
  await skipToCart(other, environment, { slug: 'thyroid-check', months: 6 });
  await applyCoupon(page, 'WELCOME10');
  await expect(page.getByText('A coupon cannot be used with a subscription in the cart.')).toHaveCount(1);
  await expect(page.getByText('Discount Applied!')).toHaveCount(0);
  await expect(page.getByText(/was removed from your cart/)).toHaveCount(0);
});
