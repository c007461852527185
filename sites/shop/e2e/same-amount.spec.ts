import { expect, expectAccessible, type RunSql } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { expectConfirmation } from './shopper';
import { skipToCart, skipToPayment } from './shortcut';
import { byCard, detailsOf, expectChanges, onHostedPage, waysToPay } from './ways-to-pay';

const escaped = (money: string) => money.replace('$', '\\$');
const setPrice = (sql: RunSql, slug: string, cents: number) =>
  sql('update products set price_cents = $2 where slug = $1', slug, cents);

test.afterEach(async ({ sql }) => {
  await setPrice(sql, 'vitamin-d-check', 4900);
});

for (const way of waysToPay) {
  test.describe(`the amount on the button is the amount charged, ${way.name}`, detailsOf(way), () => {
    test('when nothing changes', async ({ page, start, provider }) => {
      await start(way);
      await way.press(page, '$49.00');
      await way.finish(page, '$49.00');
      await expectConfirmation(page);
      expect(await provider.taken()).toEqual([4900]);
    });

    test('when another tab orders more', async ({ page, context, start, provider, environment }) => {
      const email = await start(way);
      const other = await context.newPage();
      await skipToCart(other, environment, { slug: 'vitamin-d-check' }, { slug: 'thyroid-check' });
      await skipToPayment(other, email);
      await other.close();
      await way.press(page, '$49.00');
      await expectChanges(page, [
        ['Vitamin D Check', '1 × \\$49\\.00', '2 × \\$49\\.00'],
        ['Thyroid Check', 'Not included', '1 × \\$99\\.00'],
        ['Total', '\\$49\\.00', '\\$197\\.00'],
      ]);
      await expectAccessible(page);
      expect(await provider.taken()).toEqual([]);
      await page.getByRole('link', { name: 'Continue with $197.00' }).click();
      await way.press(page, '$197.00');
      await way.finish(page, '$197.00');
      await expectConfirmation(page);
      expect(await provider.taken()).toEqual([19700]);
    });

    for (const [direction, cents, words] of [
      ['up', 6900, '$69.00'],
      ['down', 2900, '$29.00'],
    ] as const) {
      test(`when a price goes ${direction}`, async ({ page, start, provider, sql }) => {
        await start(way);
        await setPrice(sql, 'vitamin-d-check', cents);
        await way.press(page, '$49.00');
        await expectChanges(page, [
          ['Vitamin D Check', '1 × \\$49\\.00', `1 × ${escaped(words)}`],
          ['Total', '\\$49\\.00', escaped(words)],
        ]);
        expect(await provider.taken()).toEqual([]);
        await page.getByRole('button', { name: `Update order to ${words}` }).click();
        await way.press(page, words);
        await way.finish(page, words);
        await expectConfirmation(page);
        expect(await provider.taken()).toEqual([cents]);
      });
    }
  });
}

for (const way of [byCard, onHostedPage]) {
  test(
    `the first payment of a subscription is the amount on the button, ${way.name}, even after a price change`,
    detailsOf(way),
    async ({ page, start, provider, sql }) => {
      await start(way, { slug: 'vitamin-d-check', months: 3 });
      await setPrice(sql, 'vitamin-d-check', 6900);
      await way.press(page, '$36.75');
      await expectChanges(page, [
        ['Vitamin D Check, every 3 months', '1 × \\$36\\.75', '1 × \\$51\\.75'],
        ['Total', '\\$36\\.75', '\\$51\\.75'],
      ]);
      expect(await provider.taken()).toEqual([]);
      await page.getByRole('button', { name: 'Update order to $51.75' }).click();
      await expect(
        page
          .getByText(/\$51\.75 every 3 months/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await way.press(page, '$51.75');
      await way.finish(page, '$51.75');
      await expectConfirmation(page);
      expect(await provider.taken()).toEqual([5175]);
    },
  );
}

test(
  'returning unpaid to an order whose price changed says only that it must be updated first',
  { tag: '@no-js' },
  async ({ page, start, sql }) => {
    await start(onHostedPage);
    await setPrice(sql, 'vitamin-d-check', 5900);
    await page.goto('/payments/return');
    await expect(page.getByText('You have not been charged for this order.')).toBeVisible();
    await expect(page.getByText('Your order has changed')).toBeVisible();
    await expect(page.getByText(/can pay|not paid/)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Update order to $59.00']);
  },
);
