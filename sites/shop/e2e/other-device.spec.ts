import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { cartLink, expectConfirmation } from './shopper';
import { skipSignIn, skipToCart } from './shortcut';
import { onHostedPage } from './ways-to-pay';

const orderOf = (page: Page) => page.locator('[name="orderId"]').first().inputValue();

test('an unpaid order is paid from its own page on another device', async ({
  page,
  start,
  openDevice,
  provider,
}) => {
  const email = await start(onHostedPage);
  const orderId = await orderOf(page);
  const other = await openDevice();
  await skipSignIn(other, email);
  await other.goto('/orders');
  await other.getByRole('link', { name: /^View order/ }).click();
  await expect(other.getByText('This order is not paid yet.')).toBeVisible();
  await expect(other.getByText(/until \d+:\d\d [AP]M Eastern Time/)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Review and pay $49.00' }).click();
  await expect(other).toHaveURL('/payments');
  await expect(other.getByText('Your cart is empty, but this order is still waiting')).toBeVisible();
  await onHostedPage.press(other, '$49.00');
  await onHostedPage.finish(other, '$49.00');
  await expectConfirmation(other);
  expect(await provider.taken()).toEqual([4900]);
  await other.goto(`/order-details/${orderId}`);
  await expect(other.getByRole('link', { name: /^Review and pay/ })).toHaveCount(0);

  await page.goto('/payments');
  await expectConfirmation(page);
  await expect(cartLink(page)).toHaveAccessibleName(/0 items/);
});

test('the confirmation of an unpaid order leads to its payment on another device', async ({
  page,
  start,
  openDevice,
}) => {
  const email = await start(onHostedPage);
  const orderId = await orderOf(page);
  const other = await openDevice();
  await skipSignIn(other, email);
  await other.goto(`/orderConfirmation/${orderId}`);
  await expect(other).toHaveURL('/payments');
  await expect(other.getByText('You pay $49.00 there')).toBeVisible();
});

test("another person's order cannot be taken over, and one's own checkout continues", async ({
  page,
  start,
  openDevice,
  environment,
}) => {
  await start(onHostedPage);
  const orderId = await orderOf(page);
  const stranger = await openDevice();
  await skipSignIn(stranger, 'maya@example.com');
  await skipToCart(stranger, environment, { slug: 'iron-check' });
  for (const id of [orderId, 'none']) {
    expect((await stranger.goto(`/payments?orderId=${id}`))!.status()).toBe(404);
  }
  await stranger.goto('/payments');
  await expect(stranger).toHaveURL('/cart');
});
