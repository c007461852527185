import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { expectConfirmation } from './shopper';
import { onHostedPage } from './ways-to-pay';

const notHeld = 'We cannot set these kits aside for you before you pay.';

test('an order larger than we hold unpaid says so, and is held once its payment starts', async ({
  page,
  start,
  sql,
}) => {
  const email = await start(onHostedPage, { slug: 'vitamin-d-check', quantity: 21 });
  const holds = () => sql('select holds_stock from orders where email = $1', email);
  await expect(page.getByText(notHeld)).toBeVisible();
  await expectAccessible(page);
  expect(await holds()).toEqual([{ holds_stock: false }]);

  await onHostedPage.press(page, '$1,029.00');
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(await holds()).toEqual([{ holds_stock: true }]);
  await page.goto('/payments');
  await expect(page.getByText('You pay $1,029.00 there')).toBeVisible();
  await expect(page.getByText(notHeld)).toHaveCount(0);

  await onHostedPage.press(page, '$1,029.00');
  await onHostedPage.finish(page, '$1,029.00');
  await expectConfirmation(page);
});
