import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { applyCoupon, expectConfirmation, fillAddress, submit } from './shopper';
import { skipToCart, skipToPayment } from './shortcut';
import { byCard, detailsOf, expectChanges, onHostedPage, waysToPay } from './ways-to-pay';

// Between the page and the press, another tab changes how many kits are bought, or takes the code away.
for (const way of waysToPay) {
  test(
    `a quantity that another tab changes is shown before anything is charged, ${way.name}`,
    detailsOf(way),
    async ({ page, context, start, provider }) => {
      const email = await start(way, { slug: 'vitamin-d-check', quantity: 3 });
      const other = await context.newPage();
      await other.goto('/cart');
      await other.getByRole('button', { name: 'Decrease quantity of Vitamin D Check' }).click();
      await expect(other.getByRole('main').getByText('$98.00').first()).toBeVisible();
      await skipToPayment(other, email);
      await other.close();
      await way.press(page, '$147.00');
      await expectChanges(page, [
        ['Vitamin D Check', '3 × \\$49\\.00', '2 × \\$49\\.00'],
        ['Total', '\\$147\\.00', '\\$98\\.00'],
      ]);
      await expectAccessible(page);
      expect(await provider.taken()).toEqual([]);
      await page.getByRole('link', { name: 'Continue with $98.00' }).click();
      await way.press(page, '$98.00');
      await way.finish(page, '$98.00');
      await expectConfirmation(page);
      expect(await provider.taken()).toEqual([9800]);
    },
  );
}

// Employees have no codes.
for (const way of [byCard, onHostedPage]) {
  test(
    `a code that another tab takes away is shown before anything is charged, ${way.name}`,
    detailsOf(way),
    async ({ page, context, start, provider, sql, newEmail }) => {
      const code = `AWAY${newEmail.replaceAll(/\W/g, '').slice(0, 20)}`.toUpperCase();
      await sql('insert into coupons (code, percent) values ($1, 10)', code);
      const email = await start(way);
      await page.goto('/cart');
      await applyCoupon(page, code);
      await expect(page.getByText('$44.10').last()).toBeVisible();
      await skipToPayment(page, email);
      const other = await context.newPage();
      await other.goto('/cart');
      await other.getByRole('button', { name: /^Remove discount code/ }).click();
      await expect(other.getByRole('main').getByText('$44.10')).toHaveCount(0);
      await skipToPayment(other, email);
      await other.close();
      await way.press(page, '$44.10');
      await expectChanges(page, [
        ['Discount code', `${code}, 10% off`, 'No longer included'],
        ['Total', '\\$44\\.10', '\\$49\\.00'],
      ]);
      expect(await provider.taken()).toEqual([]);
    },
  );
}

test('a quantity and a code that change beside the address form order nothing', async ({
  page,
  context,
  fillCart,
  hasScript,
  environment,
  newEmail,
  sql,
}) => {
  const code = `BOTH${newEmail.replaceAll(/\W/g, '').slice(0, 20)}`.toUpperCase();
  await sql('insert into coupons (code, percent) values ($1, 10)', code);
  await fillCart({ slug: 'vitamin-d-check' });
  await page.goto('/cart');
  await applyCoupon(page, code);
  await expect(page.getByText('$44.10').last()).toBeVisible();
  await page.goto('/shipping');
  await fillAddress(page, hasScript);
  const other = await context.newPage();
  await skipToCart(other, environment, { slug: 'vitamin-d-check' });
  await other.close();
  await submit(page, 'Continue to payment');
  const changed = page.getByRole('alert').filter({ hasText: 'Your cart has changed' });
  await expect(changed).toContainText('Nothing was ordered.');
  await expect(changed.getByRole('row', { name: /Vitamin D Check/ })).toContainText(
    /1 × \$49\.00.*2 × \$49\.00/,
  );
  await expect(changed.getByRole('row', { name: /Total/ })).toContainText(/\$44\.10.*\$88\.20/);
  expect(await sql('select id from orders where email = $1', newEmail)).toEqual([]);
  await submit(page, 'Continue with $88.20');
  await expect(page.getByText('You pay $88.20 there')).toBeVisible();
});
