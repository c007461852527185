import { expect } from '@larkwell/tooling/e2e';
import { withLookup } from './lookup-setting';
import { lookUp } from './mailed-code';
import { skipToBooked } from './shortcut';

const test = withLookup('open');

test('an open lookup cancels by email address alone', async ({ page, newEmail }) => {
  await skipToBooked(page, newEmail);
  await lookUp(page, newEmail);
  await page.getByRole('link', { name: /^Cancel/ }).click();
  await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();
  await expect(page.getByText('Appointment cancelled successfully')).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('Cancelled');
});
