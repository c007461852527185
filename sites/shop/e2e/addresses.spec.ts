import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { fillAddress } from './shopper';
import { skipSignUp, skipToCart } from './shortcut';

test('a second address is saved, chosen at checkout, made the default and removed', async ({
  page,
  mailbox,
  newEmail,
  environment,
  hasScript,
}) => {
  await skipSignUp(page, mailbox, newEmail);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Addresses' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert').getByText(/Address cannot be empty!/)).toBeVisible();
  const others = page.getByRole('region', { name: 'Other addresses' });
  const save = async () => {
    await fillAddress(page, hasScript);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Your address is saved.')).toBeVisible();
    await expect(others.getByRole('listitem')).toContainText('12 Elm Street');
  };
  await save();
  await expectAccessible(page);

  await skipToCart(page, environment, { slug: 'vitamin-d-check' });
  await page.goto('/shipping');
  await page
    .getByRole('navigation', { name: 'Send it to' })
    .getByRole('link', { name: /12 Elm Street/ })
    .click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Elm Street');
  await expect(page.getByLabel('Zip code')).toHaveValue('68102');
  await expectAccessible(page);

  await page.goto('/profile/addresses');
  await page.getByRole('button', { name: /^Make default/ }).click();
  await expect(page.getByText('This is now your default address.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Default address' })).toContainText('12 Elm Street');
  await expect(others).toContainText('You have no other saved addresses.');

  await page.getByRole('link', { name: 'Add an address' }).click();
  await save();
  await page.getByRole('button', { name: 'Remove 12 Elm Street, Omaha, NE' }).click();
  await expect(page.getByText('The address is removed.')).toBeVisible();
  await expect(others).toContainText('You have no other saved addresses.');
});
