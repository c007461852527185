import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { skipToHouseholdBooked } from './household-shortcut';
import { giveCode, lookUp, waitForCode } from './mailed-code';
import { expectReachable } from './reach';

const rows = (page: Page, status: string) => page.getByRole('row').filter({ hasText: status });

test('one visit is canceled, then the others move and are canceled together', async ({
  page,
  newEmail,
  mailbox,
  hasScript,
}) => {
  test.slow();
  await skipToHouseholdBooked(page, newEmail, ['Ada', 'Ben', 'Cleo']);
  await lookUp(page, newEmail);
  await expect(page.getByRole('heading', { name: 'Visits booked together' })).toBeVisible();
  await expectReachable(page, { hasScript });

  await page.getByRole('button', { name: 'Move all 3' }).click();
  await giveCode(page, await waitForCode(mailbox, newEmail));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move all 3 bookings');
  await expectReachable(page, { hasScript });
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(5).click();
  await page
    .getByRole('article')
    .getByRole('button', { name: /[AP]M\b/ })
    .nth(2)
    .click();
  await expect(page.getByText(/^All 3 bookings were moved\. The first is on /)).toBeVisible();

  await rows(page, 'Cleo')
    .getByRole('link', { name: /^Cancel/ })
    .click();
  await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();
  await expect(rows(page, 'Cancelled')).toHaveCount(1);

  await page.getByRole('link', { name: 'Cancel all 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel all 2 bookings?');
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Yes, cancel all 2' }).click();
  await expect(page.getByText('All 2 bookings are canceled')).toBeVisible();
  await expect(rows(page, 'Cancelled')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Visits booked together' })).toHaveCount(0);
});
