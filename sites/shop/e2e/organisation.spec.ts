import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { signIn } from './shopper';

test('an employee is added, found, edited and made inactive', async ({ page, mailbox, newEmail }) => {
  await page.goto('/signin?redirectTo=/employees');
  await signIn(page, 'olive@example.com');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add employee' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('alert').getByText('Full Name cannot be empty!')).toBeVisible();
  await expectAccessible(page);
  const name = `Kit ${newEmail.split('@')[0]}`;
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await page.getByLabel('Phone number').fill('(402) 555-0177');
  await page.getByLabel('Zip code').fill('68102');
  await page.getByLabel('Address', { exact: true }).fill('12 Elm Street');
  await page.getByLabel('City').fill('Omaha');
  await page.getByLabel('State').selectOption('NE');
  await page.getByRole('main').getByRole('button', { name: 'Add employee' }).click();
  await expect(page).toHaveURL('/employees');
  await mailbox.find({ to: newEmail, subject: /./ });

  await page.getByRole('searchbox', { name: 'Search employees' }).fill(name);
  await page.getByRole('search', { name: 'Search employees' }).getByRole('button').click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: 'Details' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(`/employees?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('Inactive')).toBeVisible();
});

test('tests and payments of employees are told, with the sum', async ({ page }) => {
  await page.goto('/signin?redirectTo=/employees-history');
  await signIn(page, 'olive@example.com');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Payment History' }).click();
  await expect(page.getByText('Total payment:')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^View payment/ })
    .first()
    .click();
  await expect(page.getByText(/Visa ending in 4242/)).toBeVisible();
  await expectAccessible(page);
});

test('an organisation sees its agreement and its cards; removing one asks first', async ({ page }) => {
  await page.goto('/signin?redirectTo=/profile');
  await signIn(page, 'olive@example.com');
  await expect(page.getByText(/discount of 10 percent when an order exceeds 5 units/)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: 'Are you sure you want to remove this payment method' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(page.getByRole('button', { name: 'Add on the secure payment page' })).toBeVisible();
  await expectAccessible(page);
});

for (const email of ['maya@example.com', 'eli@example.com']) {
  test(`${email} may not see organisation pages`, async ({ page }) => {
    await page.goto('/signin?redirectTo=/employees');
    await signIn(page, email);
    for (const address of ['/employees-history', '/add-employee', '/profile/payment-methods/add']) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(page.getByText('You do not have permission to access this page')).toBeVisible();
    }
  });
}
