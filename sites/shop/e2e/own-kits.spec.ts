import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { skipSignIn } from './shortcut';

test('each kit shows how far it has come, and its one next step', async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/kits');
  await expect(page.getByRole('heading', { name: 'Your kits', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const report = page.getByRole('article', { name: 'Vitamin D Check' });
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(report.getByText(', completed')).toHaveCount(7);
  await report.getByRole('link', { name: 'Read the report of Vitamin D Check' }).click();
  await expect(page.getByRole('heading', { name: 'Vitamin D Check', level: 1 })).toBeVisible();
});

test('a kit that has arrived is registered without typing its ID', async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/kits');
  const kit = page.getByRole('article', { name: 'Thyroid Check' });
  await expect(kit.getByText('Registered, next')).toBeVisible();
  await expect(kit).toContainText('Register before you mail your sample');
  await kit.getByRole('button', { name: 'Register this kit' }).click();
  await expect(page).toHaveURL('/tester-info');
  await expect(page.getByText('Thyroid Check')).toBeVisible();
});

test(
  'the account leads to orders, reports, subscriptions and profile',
  { tag: '@no-js' },
  async ({ page, sql }) => {
    await skipSignIn(page, 'maya@example.com');
    // Other tests cancel it.
    await sql(
      `update subscriptions set status = 'active', cancelled_at = null, ended_at = null
       where user_id = (select id from users where email = 'maya@example.com')`,
    );
    await page.goto('/kits');
    const renewal = page.getByRole('region', { name: 'Next renewal' });
    await expect(renewal).toContainText('Every 3 months');
    await expect(renewal).toContainText('$');
    for (const [name, heading] of [
      ['My Orders', 'My Orders'],
      ['Test Reports', 'Test Reports'],
      ['Subscriptions', 'Subscriptions'],
      ['My Profile', 'My Profile'],
      ['Kits', 'Your kits'],
    ] as const) {
      await page
        .getByRole('navigation', { name: 'Account' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
  },
);

test('an order is found by its kits and day', { tag: '@no-js' }, async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/orders');
  const row = page.getByRole('row').filter({ hasText: 'LW-4NB9RTCE' });
  await expect(row).toContainText('Iron Check, 2 × Kidney Check');
  await expect(row).toContainText(/\w{3}, \w{3} \d+, \d{4}/);
});
