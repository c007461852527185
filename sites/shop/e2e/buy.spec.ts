import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { saveCard } from './save-card';
import { watchLayout } from './layout-shift';
import { becomeShopper, cards, cartLink, expectConfirmation, openCart, pay, reachPayment } from './shopper';
import { skipSignIn, skipSignUp, skipToCart, skipToPayment } from './shortcut';

test('a visitor finds a kit, opens an account by mailed code, and buys it', async ({
  page,
  mailbox,
  newEmail,
  hasScript,
}) => {
  const moved = hasScript ? await watchLayout(page) : [];
  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View All' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Thyroid Check', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thyroid Check', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await openCart(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL('/signin?redirectTo=%2Fshipping');
  await expectAccessible(page);

  await becomeShopper(page, mailbox, newEmail, '/shipping');
  await expectAccessible(page);
  await page.goto('/cart');
  await reachPayment(page, { hasScript });
  await expectAccessible(page);
  await pay(page, cards.good, { hasScript });
  const number = await expectConfirmation(page);
  await expectAccessible(page);
  await expect(page.getByText('Quantity: 1')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/0 items/);

  const receipt = await mailbox.find({ to: newEmail, subject: `Your order ${number}` });
  expect(receipt.text).toContain('$99.00');
  await page.reload();
  await expect(page.getByText(`Order ${number} is paid`)).toBeVisible();
  expect(moved, 'what shifted on its own').toEqual([]);
});

test('three kinds of lines are one order and one charge, and one subscription is canceled', async ({
  page,
  mailbox,
  newEmail,
  environment,
  hasScript,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  const [once, twice] = [{ slug: 'vitamin-d-check' }, { slug: 'vitamin-d-check', months: 3 }] as const;
  await skipToCart(page, environment, once, twice, { slug: 'kidney-check', months: 12 });
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('One-time purchase', { exact: false })).toBeVisible();
  await expect(main.getByText('Every 3 months, 25% off', { exact: false })).toBeVisible();
  await expect(main.getByText('Every 12 months, 15% off', { exact: false })).toBeVisible();
  // 49.00 + 36.75 + 46.75, in cents.
  await expect(main.getByText('$132.50').last()).toBeVisible();
  await expect(main.getByText('Have a discount code?')).toBeHidden();
  await skipToPayment(page, newEmail);
  await expect(page.getByText('$132.50').filter({ visible: true }).first()).toBeVisible();
  await pay(page, cards.good, { hasScript });
  await expectConfirmation(page);
  await expect(page.getByText('by subscription')).toHaveCount(2);

  await page.goto('/subscription');
  const cancel = page.getByRole('link', { name: 'Cancel subscription of Kidney Check' });
  await cancel.click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByRole('link', { name: 'Cancel subscription of Vitamin D Check' })).toBeVisible();
  await expect(cancel).toHaveCount(0);
});

test('an employee pays by company card after a refusal', async ({ page, environment }) => {
  await skipSignIn(page, 'eli@example.com');
  await page.goto('/categories/kidney-check');
  await expect(page.getByRole('heading', { name: 'Kidney Check', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Subscribe and Save')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await openCart(page);
  await expect(page.getByText('Have a discount code?')).toHaveCount(0);
  await skipToPayment(page, 'eli@example.com');
  await expect(page.getByRole('radio', { name: 'Use My Card' })).toBeChecked();
  await expect(page.getByRole('heading', { name: /ways to pay/i })).toBeVisible();
  await expect(page.getByText(/deducted from the company card/)).toBeHidden();
  await page.getByRole('radio', { name: 'Use Company Card' }).check();
  await expect(page.getByText(/deducted from the company card/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /ways to pay/i })).toBeHidden();
  await expectAccessible(page);

  const mismatches: string[] = [];
  page.on('pageerror', ({ message }) => mismatches.push(message));
  const refusing = await saveCard(environment, 'olive@example.com', 'tok_chargeCustomerFail');
  await page.getByRole('button', { name: /by company card/ }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The company card was refused' });
  await expect(refusal).toContainText('The card was declined.');
  await refusing.remove();
  const button = page.getByRole('button', { name: /by company card/ });
  await expect(button).toHaveAccessibleDescription(/^The company card was refused/);
  // The title says so with and without script, and React hydrates without a mismatch.
  await expect(page).toHaveTitle('Error: Billing | Larkwell');
  expect(mismatches).toEqual([]);
  await expect(page.getByRole('radio', { name: 'Use Company Card' })).toBeChecked();
  await expectAccessible(page);
  await button.click();
  await expectConfirmation(page);
});
