import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { cards, fillHostedPage } from './shopper';
import { skipToUnpaidOrder } from './shortcut';
import { onHostedPage } from './ways-to-pay';

test('the confirmation shows what happened to an order since it was paid', async ({
  page,
  mailbox,
  newEmail,
  environment,
  sql,
}) => {
  await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'vitamin-d-check', months: 3 });
  const [order] = await sql<{ id: string }>(
    `update orders set status = 'Processing', stock_state = 'sold', paid_at = app_now() - interval '3 days'
     where email = $1 returning id`,
    newEmail,
  );
  await page.goto(`/orderConfirmation/${order!.id}`);
  await expect(page.getByText(/Order \S+ is paid/)).toBeVisible();
  await expect(page.getByText(/^Charged on \w+, \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByText('Charged today')).toHaveCount(0);
  await expect(page.getByText('We pack your kit')).toBeVisible();
  for (const [status, heading] of [
    ['Refunded', 'Your order was refunded'],
    ['Cancelled', 'Your order was canceled'],
  ] as const) {
    await sql('update orders set status = $2 where id = $1', order!.id, status);
    await page.reload();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText(/is paid|We pack your kit|Thank you|Charged/)).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('a disputed order says it waits for the bank, and its address cannot change', async ({
  page,
  start,
  sql,
}) => {
  const email = await start(onHostedPage, { slug: 'vitamin-d-check', months: 3 });
  await onHostedPage.press(page, '$36.75');
  await fillHostedPage(page, cards.disputed);
  await page.getByRole('button', { name: 'Pay $36.75' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({
    timeout: 20_000,
  });
  const orderId = new URL(page.url()).pathname.split('/').pop()!;
  const waits = page.getByText(
    'We ship this order if the bank decides in favor of the payment. Until then, its address cannot change.',
  );
  await expect(async () => {
    await page.reload();
    await expect(waits).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('The bank is reviewing the payment')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
    'We email you when the bank has decided. If the report is a mistake, contact the bank that issued the card.',
  );
  await expect(page.getByText(/We pack your kit|When it arrives|is paid/)).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: /^Your subscription, as agreed on \w+, \w+ \d+/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/order-details/${orderId}`);
  await expect(waits).toBeVisible();
  await expect(page.getByRole('link', { name: /address/i })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/subscription');
  await page.getByRole('link', { name: 'Cancel subscription of Vitamin D Check' }).click();
  const consequence =
    'We will not send any more kits or charge you again. A paid kit that has not shipped is sent only if the bank decides in favor of its payment.';
  await expect(page.getByText(consequence)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/order-details/${orderId}/address`);
  await expect(page).toHaveURL(`/order-details/${orderId}`);
  await page.goto(`/trackOrders/${orderId}`);
  await expect(page.getByText('The bank is reviewing the payment. We ship this order if')).toBeVisible();
  await sql(
    `update payments set refunded_cents = 1000 where order_id = (select id from orders where email = $1)`,
    email,
  );
  await page.goto('/orders');
  await expect(page.getByRole('row', { name: /Order received.*Payment under review/ })).toBeVisible();
  await page.goto(`/orderConfirmation/${orderId}`);
  await expect(page.getByText('We returned $10.00 of it')).toBeVisible();
  await sql(`update payments set status = 'lost' where order_id = $1`, orderId);
  await sql(`update orders set status = 'Cancelled', cancelled_at = now() where id = $1`, orderId);
  const returned = page.getByText('The bank returned the payment to the card it came from.');
  await page.goto(`/order-details/${orderId}`);
  await expect(returned).toBeVisible();
  await expect(page.getByText('Returned by the bank')).toBeVisible();
  await expect(page.getByText('−$26.75')).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByText('Payment returned')).toBeVisible();
  await page.goto(`/trackOrders/${orderId}`);
  await expect(
    page.getByText(/^The bank returned the payment to the card it came from\. This/),
  ).toBeVisible();
  await page.goto(`/orderConfirmation/${orderId}`);
  await expect(returned).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your subscriptions' })).toHaveCount(0);
  await page.goto(`/order-details/${orderId}`);
  await sql(`update orders set status = 'Shipped', cancelled_at = null where id = $1`, orderId);
  await page.reload();
  await expect(returned).toBeVisible();
  await page.goto(`/orderConfirmation/${orderId}`);
  await expect(returned).toBeVisible();
  await expect(page.getByText(/is paid/)).toHaveCount(0);
  await expectAccessible(page);
});
