import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { onHostedPage } from './ways-to-pay';

test('the payment page says what is bought, where it goes, and what Pay agrees to', async ({
  page,
  start,
}) => {
  await start(onHostedPage, { slug: 'vitamin-d-check', months: 3 });
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByRole('listitem')).toContainText([/1 × Vitamin D Check.*Every 3 months, 25% off/]);
  await expect(summary.getByRole('listitem')).toContainText(/Before: \$49\.00\s*Now: \$36\.75/);
  await expect(summary).toContainText(/Total today\s*\$36\.75/);
  await expect(page.getByRole('region', { name: 'Send to' })).toContainText(
    'Robin Gray, 12 Elm Street, Omaha, NE 68102',
  );
  const consent = page.getByText('By paying, you agree to the renewal above and to our return policy.');
  await expect(consent.filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const title = (await page.getByRole('heading', { name: 'Billing', level: 1 }).boundingBox())!;
  expect((await summary.boundingBox())!.y).toBeLessThan(title.y);
});

test('without script, the way that needs none comes first', { tag: '@no-js' }, async ({ page, start }) => {
  await start(onHostedPage);
  const ways = page.getByRole('region', { name: 'Ways to pay' }).getByRole('button');
  await expect(ways).toHaveText(['Pay on another device', 'Pay on our secure payment page']);
});

test('nothing in the header leads away from paying, and the address can be changed', async ({
  page,
  start,
}) => {
  await start(onHostedPage);
  const header = page.getByRole('banner');
  await expect(header).toContainText('Secure checkout');
  await expect(header.getByRole('link')).toHaveText(['Larkwell home']);
  await page.getByRole('link', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Elm Street');
  await page.getByRole('link', { name: 'Edit cart' }).click();
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
});
