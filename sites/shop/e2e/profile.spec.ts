import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { skipSignIn, skipSignUp } from './shortcut';

test('a profile says No Info until it is filled in', async ({ page, mailbox, newEmail }) => {
  await skipSignUp(page, mailbox, newEmail);
  await page.goto('/profile');
  await expect(page.getByText('No Info').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit personal information' }).click();
  await page.getByLabel('Contact number').fill('');
  await page.getByLabel('Name', { exact: true }).fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').getByText('Name: Name cannot be empty!')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Contact Number is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Sasha Vale');
  await page.getByLabel('Contact number').fill('12345');
  await page.getByRole('button', { name: 'Save' }).click();
  const invalid = 'Enter a US phone number, like (402) 555-0143';
  await expect(page.getByRole('alert').getByText(invalid)).toBeVisible();
  await page.getByLabel('Contact number').fill('4025550188');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(page.getByText('(402) 555-0188')).toBeVisible();
  await page.getByRole('link', { name: 'Edit address' }).click();
  await page.getByLabel('Address', { exact: true }).fill('200 Elm Street');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert').getByText('Zip code: Zip code cannot be empty!')).toBeVisible();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('200 Elm Street');
  await page.getByLabel('Zip code').fill('68102');
  await page.getByLabel('City').fill('Omaha');
  await page.getByLabel('State').selectOption('NE');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(page.getByText('200 Elm Street')).toBeVisible();
  for (const [address, words] of [
    ['/orders', 'No item added yet'],
    ['/reports', 'No report available'],
    ['/profile/opened-reports', 'No one has opened your reports yet.'],
    ['/subscription', 'No Subscription'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
  }
});

test('settings are kept', async ({ page, mailbox, newEmail }) => {
  await skipSignUp(page, mailbox, newEmail);
  await page.goto('/settings');
  const always =
    'We always send receipts, and emails about your sign-in, your visits and payments that fail.';
  await expect(page.getByText(always)).toBeVisible();
  await expectAccessible(page);
  const report = page.getByLabel('Report ready');
  await report.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await page.goto('/settings');
  await expect(report).not.toBeChecked();
  await expect(page.getByLabel('Order updates')).toBeChecked();
});

test('changing the password ends the other sessions', async ({
  page,
  mailbox,
  newEmail,
  browser,
  baseURL,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  await skipSignIn(elsewhere, newEmail);
  await elsewhere.goto('/orders');
  await expect(elsewhere).toHaveURL('/orders');
  await page.goto('/profile/change-password');
  await page.getByLabel('Old password').fill('Teal-Kettle-7');
  await page.getByLabel('New password', { exact: true }).fill('Teal-Kettle-88');
  await page.getByLabel('Confirm new password').fill('Teal-Kettle-88');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Your new password is set. Every other device was signed out.')).toBeVisible();
  await elsewhere.goto('/orders');
  await expect(elsewhere).toHaveURL(/\/signin/);
  await other.close();
});
