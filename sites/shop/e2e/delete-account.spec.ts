import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { signIn } from './shopper';
import { skipSignIn, skipSignUp } from './shortcut';

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

test('the page says what has to be finished first, and the account stays', async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/profile/delete-account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Order \S+ is paid and has not shipped yet\./)).toBeVisible();
  await expect(page).toHaveURL('/profile/delete-account');
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('maya@example.com')).toBeVisible();
});
