import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { expectConfirmation, signIn } from './shopper';
import { skipSignUp } from './shortcut';
import { onHostedPage } from './ways-to-pay';

test('an account is deleted from the profile, and its address is free again', async ({
  page,
  mailbox,
  newEmail,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Delete account' }).click();
  await expect(main.getByRole('heading', { name: 'Delete account', level: 1 })).toBeVisible();
  await expect(main.getByRole('region', { name: 'What we delete' })).toContainText('Your reports');
  await expect(main.getByRole('region', { name: 'What we keep' })).toContainText('7 years');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted, and you are signed out.')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, newEmail);
  await expect(page).toHaveURL(/\/signin/);
  await mailbox.find({ to: newEmail, subject: 'Your account is deleted' });
});

test('the page says what must be finished first, and the account stays', async ({ page, start }) => {
  const email = await start(onHostedPage);
  await onHostedPage.press(page, '$49.00');
  await onHostedPage.finish(page, '$49.00');
  await expectConfirmation(page);
  await page.goto('/profile/delete-account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Order \S+ is paid and has not shipped yet\./)).toBeVisible();
  await expect(page).toHaveURL('/profile/delete-account');
  await expectAccessible(page);
  const refusal = page.getByRole('alert');
  await expect(refusal.getByRole('link', { name: 'Your subscriptions' })).toBeVisible();
  await expect(refusal.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await refusal.getByRole('link', { name: 'Your orders' }).click();
  await expect(page).toHaveURL('/orders');
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
});
