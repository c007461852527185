import { expect, test } from '@larkwell/tooling/e2e';
import { expectReachable } from './reach';

test('every page leads to help, to what we ask and why, and to accessibility', async ({
  page,
  hasScript,
}) => {
  await page.goto('/covid-19-testing/check-booking');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Need help with a booking?');
  await expect(footer.getByRole('link', { name: /write to us/i })).toHaveAttribute('href', /\/support$/);
  await footer.getByRole('link', { name: 'Privacy: what we ask and why' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy: what we ask and why');
  await expect(page.getByText('To find the nearest test sites.')).toBeVisible();
  await expectReachable(page, { hasScript });
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  await expectReachable(page, { hasScript });
});

test('a visitor finds the lookup at the top of every page', async ({ page }) => {
  await page.goto('/covid-19-testing/privacy');
  const top = page.getByRole('navigation', { name: 'Test visits' });
  await top.getByRole('link', { name: 'Check a booking' }).click();
  await expect(page).toHaveURL(/check-booking$/);
  await top.getByRole('link', { name: 'Larkwell test visits' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Tested');
});
