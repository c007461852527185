import { expect, expectAccessible, test, type Page } from '@larkwell/tooling/e2e';
import { skipSignIn } from './shortcut';

/** Words in the email column that wrap, at the narrowest width with columns and at a wide one. */
async function listBrokenWords(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const width of [1025, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page
      .getByRole('cell')
      .filter({ hasText: '@' })
      .evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const lines: string[] = [];
          while (words.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(words.currentNode);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (tops.size > 1) lines.push(words.currentNode.textContent ?? '');
          }
          return lines;
        }),
      );
    broken.push(...found.map((word) => `${word} at ${width} px`));
  }
  return broken;
}

test('the employee form names what is missing, and an employee is found by name', async ({ page }) => {
  await skipSignIn(page, 'olive@example.com');
  await page.goto('/employees');
  await expectAccessible(page);
  expect(await listBrokenWords(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add employee' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('alert').getByText('Full Name cannot be empty!')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Full name: Full Name cannot be empty!',
    'Email: Email cannot be empty!',
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search employees' }).fill('Noor');
  await page.getByRole('search', { name: 'Search employees' }).getByRole('button').click();
  await expect(page.getByRole('link', { name: 'Eli Marsh' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Noor Haddad' }).click();
  await expect(page.getByRole('link', { name: 'Details' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeChecked();
  await expectAccessible(page);
});

test('an invitation that nobody accepts in time is shown as expired, and is sent again', async ({
  page,
  newEmail,
  sql,
  mailbox,
}) => {
  await skipSignIn(page, 'olive@example.com');
  await page.goto('/add-employee');
  await page.getByLabel('Full name').fill('Zoe Zimmer');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await page.getByRole('main').getByRole('button', { name: 'Add employee' }).click();
  const row = page.getByRole('row', { name: newEmail });
  await expect(row.getByText('Invited', { exact: true })).toBeVisible();
  await sql(`update users set invited_at = app_now() - interval '30 days' where email = $1`, newEmail);
  await page.reload();
  await expect(row.getByText('Invitation expired')).toBeVisible();
  await expect(row.getByText(/^Expired on \w{3}, \w{3} \d+, \d{4}$/)).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Zoe Zimmer' }).click();
  await expect(page.getByText('This invitation has expired')).toBeVisible();
  await expect(page.getByText(/^It expired on .*, 30 days after you last sent it\.$/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Invitation expired', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send it again from the list of employees' }).click();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/employees');
  await row.getByRole('button', { name: 'Send again to Zoe Zimmer' }).click();
  await expect(page.getByText('We emailed an invitation.', { exact: false })).toBeVisible();
  await expect(row.getByText('Invited', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await otherTab.getByRole('row', { name: newEmail }).getByRole('button').click();
  await expect(
    otherTab.getByText('We emailed this invitation a moment ago, so we did not send it a second time.'),
  ).toBeVisible();
  await otherTab.close();
  await expect.poll(async () => (await mailbox.list(newEmail)).length, { timeout: 60_000 }).toBe(2);
});

test('tests and payments of employees are listed, with the total', async ({ page }) => {
  await skipSignIn(page, 'olive@example.com');
  await page.goto('/employees-history');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expectAccessible(page);
  expect(await listBrokenWords(page)).toEqual([]);
  await page.getByRole('link', { name: 'Payment History' }).click();
  await expect(page.getByText('Total payment:')).toBeVisible();
  await expectAccessible(page);
  expect(await listBrokenWords(page)).toEqual([]);
  const search = page.getByRole('search', { name: 'Search payment history' });
  await search.getByRole('searchbox').fill('Noor');
  await search.getByRole('button').click();
  await expect(page.getByText('Total payment: $64.00')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View payment/ })).toHaveCount(1);
  await page
    .getByRole('link', { name: /^View payment/ })
    .first()
    .click();
  await expect(page.getByText(/Visa ending in 4242/)).toBeVisible();
  await expectAccessible(page);
});

test('an organization sees its agreement and cards, and confirms before removing a card', async ({
  page,
}) => {
  await skipSignIn(page, 'olive@example.com');
  await page.goto('/profile');
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
  await expect(
    page.getByText('Your employees can pay for their orders with it. They never see its number.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add on the secure payment page' })).toBeVisible();
  await expectAccessible(page);
  // Like a browser whose card never reached Stripe: the form carries no setup intent.
  const form = page.getByRole('main').locator('form').last();
  await form.evaluate((posted: HTMLFormElement) => posted.submit());
  await expect(page.getByRole('alert')).toContainText('There is a problem');
  await expect(page).toHaveTitle('Error: Add a card | Larkwell');
});
