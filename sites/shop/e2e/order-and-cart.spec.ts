import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { applyCoupon, cartLink, expectConfirmation } from './shopper';
import { skipToCart, skipToPayment } from './shortcut';
import { byCard, detailsOf, expectChanges, onHostedPage } from './ways-to-pay';

test.afterEach(async ({ sql }) => {
  await sql(`update products set price_cents = 4900 where slug = 'vitamin-d-check'`);
});

for (const way of [byCard, onHostedPage]) {
  test(
    `an order whose code expired is shown without it before anything is charged ${way.name}`,
    detailsOf(way),
    async ({ page, sql, start, provider, newEmail }) => {
      const code = `ENDS${newEmail.replaceAll(/\W/g, '').slice(0, 20)}`.toUpperCase();
      await sql('insert into coupons (code, percent) values ($1, 10)', code);
      await start(way);
      await page.goto('/cart');
      await applyCoupon(page, code);
      await expect(page.getByText('$44.10').last()).toBeVisible();
      await skipToPayment(page, newEmail);
      await sql('update coupons set ends_at = app_now() where code = $1', code);
      await way.press(page, '$44.10');
      await expectChanges(page, [
        ['Discount code', `${code}, 10% off`, 'No longer included'],
        ['Total', '\\$44\\.10', '\\$49\\.00'],
      ]);
      await page.getByRole('button', { name: 'Update order to $49.00' }).click();
      await way.press(page, '$49.00');
      await way.finish(page, '$49.00');
      await expectConfirmation(page);
      expect(await provider.taken()).toEqual([4900]);
    },
  );
}

test('a kit added since stays in the cart, and the page says the order differs from it', async ({
  page,
  context,
  hasScript,
  start,
  environment,
}) => {
  await start(onHostedPage, { slug: 'vitamin-d-check', quantity: 2 });
  const other = await context.newPage();
  await skipToCart(other, environment, { slug: 'vitamin-d-check' }, { slug: 'iron-check' });
  await other.close();
  await page.reload();
  await expect(page.getByText('Your cart has changed since you placed this order')).toBeVisible();
  await expectAccessible(page);
  await onHostedPage.press(page, '$98.00');
  await onHostedPage.finish(page, '$98.00');
  await expectConfirmation(page);
  const rest = page.getByRole('region', { name: 'Still in your cart' });
  await expect(rest.getByRole('listitem')).toHaveText([/1 × Vitamin D Check/, /1 × Iron Check/]);
  await expectAccessible(page);
  await expect(cartLink(page)).toHaveAccessibleName(/2 items/);
  if (hasScript) await page.reload();
  await expect(rest).toBeVisible();
});

test('an order is updated to the current cart, and the cart is empty once it is paid', async ({
  page,
  context,
  start,
  provider,
  environment,
}) => {
  await start(onHostedPage);
  const other = await context.newPage();
  await skipToCart(other, environment, { slug: 'vitamin-d-check' });
  await other.close();
  await page.reload();
  await page.getByRole('button', { name: 'Update order' }).click();
  await expect(page.getByText('Your cart has changed since you placed this order')).toBeHidden();
  await onHostedPage.press(page, '$98.00');
  await onHostedPage.finish(page, '$98.00');
  await expectConfirmation(page);
  await expect(page.getByRole('heading', { name: 'Still in your cart' })).toHaveCount(0);
  await expect(cartLink(page)).toHaveAccessibleName(/0 items/);
  expect(await provider.taken()).toEqual([9800]);
});

test('a price that changes before an order is updated is shown again', async ({
  page,
  sql,
  start,
  provider,
}) => {
  const setPrice = (cents: number) =>
    sql(`update products set price_cents = $1 where slug = 'vitamin-d-check'`, cents);
  await start(onHostedPage);
  await setPrice(6900);
  await onHostedPage.press(page, '$49.00');
  await setPrice(7900);
  await page.getByRole('button', { name: 'Update order to $69.00' }).click();
  await expect(page.getByRole('row', { name: /Total/ })).toContainText(/\$49\.00.*\$79\.00/);
  await page.getByRole('button', { name: 'Update order to $79.00' }).click();
  await expect(page.getByText('You pay $79.00 there')).toBeVisible();
  expect(await provider.taken()).toEqual([]);
});

test('a cart that changes before the order is updated to it is shown first', async ({
  page,
  context,
  start,
  provider,
  environment,
}) => {
  await start(onHostedPage);
  const other = await context.newPage();
  await skipToCart(other, environment, { slug: 'iron-check' });
  await page.reload();
  await expect(page.getByText('1 × Iron Check')).toBeVisible();
  await expectAccessible(page);
  await skipToCart(other, environment, { slug: 'iron-check' });
  await other.close();
  await page.getByRole('button', { name: 'Update order to $113.00' }).click();
  await expect(page.getByRole('row', { name: /Iron Check/ })).toContainText(/1 × \$64\.00.*2 × \$64\.00/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update order to $177.00' }).click();
  await expect(page.getByText('You pay $177.00 there')).toBeVisible();
  expect(await provider.taken()).toEqual([]);
});

test('an order at a new price keeps its kits, whatever the cart holds by then', async ({
  page,
  context,
  start,
  environment,
  sql,
}) => {
  await start(onHostedPage);
  await sql(`update products set price_cents = 6900 where slug = 'vitamin-d-check'`);
  await onHostedPage.press(page, '$49.00');
  const other = await context.newPage();
  await skipToCart(other, environment, { slug: 'iron-check' });
  await other.close();
  await page.getByRole('button', { name: 'Update order to $69.00' }).click();
  await expect(page.getByText('You pay $69.00 there')).toBeVisible();
  await expect(page.getByText('1 × Iron Check')).toBeVisible();
});
