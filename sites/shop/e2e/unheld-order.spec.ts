import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { expectConfirmation } from './shopper';
import { byCard, onHostedPage } from './ways-to-pay';

const notHeld = 'We cannot set these kits aside for you before you pay.';

test('an order too large to hold unpaid says so, and is held once its payment starts', async ({
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

test('a shortage at Pay leads to the cart, which names the kit and how many are left', async ({
  page,
  start,
  sql,
  hasScript,
}) => {
  // Each run has its own kit: this test takes most of its stock.
  const kit = hasScript
    ? { slug: 'cholesterol-check', name: 'Cholesterol Check', amount: '$1,449.00' }
    : { slug: 'blood-sugar-check', name: 'Blood Sugar Check', amount: '$1,239.00' };
  await start(onHostedPage, { slug: kit.slug, quantity: 21 });
  await sql('update products set stock = 4 where slug = $1', kit.slug);
  await onHostedPage.press(page, kit.amount);
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(`Only 4 of ${kit.name} left. You have not been charged.`)).toBeVisible();
  await expectAccessible(page);
});

test('a shortage found by the card form leads there too', { tag: '@js' }, async ({ page, start, sql }) => {
  await start(onHostedPage, { slug: 'chlamydia-gonorrhea-swab', quantity: 21 });
  await sql('update products set stock = 0 where slug = $1', 'chlamydia-gonorrhea-swab');
  await byCard.press(page, '$1,659.00');
  await expect(page).toHaveURL('/cart');
  const text = 'Chlamydia and Gonorrhea Swab is out of stock. You have not been charged.';
  await expect(page.getByText(text)).toBeVisible();
});
