import type { Enquiry } from '@larkwell/contracts/support/support';
import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';

test('an answer is found by its category', async ({ page }) => {
  await page.goto('/support/help');
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Delivery and tracking' }).click();
  await expect(page).toHaveURL(/\/support\/help\/category\/Delivery-and-tracking$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery and tracking');
  await page.getByText('What does the box look like?').click();
  await expect(page.getByText(/plain/i).last()).toBeVisible();
  await expectAccessible(page);
});

test('an answer is found by searching, from four characters', async ({ page }) => {
  await page.goto('/support/help');
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' });
  await search.fill('box');
  await page
    .getByRole('search', { name: 'Search questions' })
    .getByRole('button', { name: 'Search' })
    .click();
  await expect(page.getByRole('link', { name: 'Delivery and tracking' })).toBeVisible();
  await search.fill('plain box');
  await search.press('Enter');
  await expect(page.getByPlaceholder('Search tests')).toHaveValue('');
  await page.getByText('What does the box look like?').click();
  const category = page.getByRole('link', { name: 'Delivery and tracking' });
  await category.click();
  await expect(page.getByRole('group').filter({ hasText: 'What does the box look like?' })).toHaveAttribute(
    'open',
  );
});

test('results come while typing', { tag: '@js' }, async ({ page }) => {
  await page.goto('/support/help');
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('plain box');
  await expect(page.getByText('What does the box look like?')).toBeVisible();
});

test('a search without results says so', async ({ page }) => {
  await page.goto('/support/help?search=zzzzzz');
  await expect(page.getByText('No results found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Not here? Write to us.' }).click();
  await expect(page).toHaveURL('/support');
});

test('an unknown category is a 404 page', async ({ page }) => {
  const response = await page.goto('/support/help/category/No-such-thing');
  expect(response?.status()).toBe(404);
});

test('content pages have a lowercase title, and unwritten ones say coming soon', async ({ page }) => {
  await page.goto('/page/return-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('return policy');
  await expectAccessible(page);
  await page.goto('/page/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('careers');
  await expect(page.getByText('Coming soon!')).toBeVisible();
});

test('a message to support arrives, and nothing typed is lost', async ({ page, mailbox, newEmail }) => {
  await page.goto('/support');
  await expect(page.getByLabel('Leave this empty')).toBeHidden();
  await page.getByLabel('Subject').fill(`Question of ${newEmail}`);
  await page.getByLabel('Message').fill('Where is the label of my kit?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('Name: Field is required');
  await expect(page.getByLabel('Message')).toHaveValue('Where is the label of my kit?');
  await expectAccessible(page);
  const written: Record<keyof Enquiry, [label: string, value: string]> = {
    subject: ['Subject', `Question of ${newEmail}`],
    name: ['Name', 'Robin Doe'],
    email: ['Email', newEmail],
    phoneNumber: ['Phone number', '(402) 555-0143'],
    text: ['Message', 'Where is the label of my kit?'],
  };
  for (const [label, value] of Object.values(written))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We reply by email within two business days.')).toBeVisible();
  const mail = await mailbox.find({
    to: 'hello@larkwell.example',
    subject: `Support: Question of ${newEmail}`,
  });
  for (const [, value] of Object.values(written)) expect(`${mail.subject} ${mail.text}`).toContain(value);
});
