import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { skipSignIn, skipToUnpaidOrder } from './shortcut';

const stagesDone = [
  ['demo-order-label', 1],
  ['demo-order-accepted', 2],
  ['demo-order-in-transit', 3],
  ['demo-order-rated', 4],
] as const;

test('an order is found in the list, opened and tracked through each stage', async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveText('Order ID');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Give feedback on order LW-4NB9RTCE' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'LW-5TRA7WFG' })).toContainText('None');
  await page.getByRole('link', { name: 'View order LW-4NB9RTCE' }).click();
  await expect(page.getByRole('link', { name: 'Iron Check' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Track Orders' }).click();
  await expectAccessible(page);
  for (const [order, done] of stagesDone) {
    await page.goto(`/trackOrders/${order}`);
    const stages = page.getByRole('list', { name: 'Delivery stages' });
    await expect(stages.getByText(', done')).toHaveCount(done);
  }
  await page.goto('/trackOrders');
  await expect(page).toHaveURL('/orders');
  await page.goto('/order-details');
  await expect(page).toHaveURL('/orders');
});

test(
  'an order without a parcel says whether one will come',
  { tag: '@no-js' },
  async ({ page, mailbox, newEmail, environment, sql }) => {
    await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'vitamin-d-check' });
    const [order] = await sql<{ id: string }>('select id from orders where email = $1', newEmail);
    for (const [status, words] of [
      ['Payment pending', 'Your order ships once it is paid.'],
      ['Cancelled', 'This order was canceled and will not ship.'],
      ['Refunded', 'This order was refunded and will not ship.'],
    ] as const) {
      await sql('update orders set status = $2 where id = $1', order!.id, status);
      await page.goto(`/trackOrders/${order!.id}`);
      await expect(page.getByText(words)).toBeVisible();
    }
  },
);

test('a shipped order is rated once, with half stars and a text', async ({ page, hasScript }) => {
  const order = hasScript ? 'demo-order-accepted' : 'demo-order-label';
  await skipSignIn(page, 'maya@example.com');
  await page.goto(`/order-details/${order}`);
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await expect(page.getByText('The left half of a star counts as half.')).toBeVisible();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Rating: Please give star rating for your experience on this product',
    'Feedback: Please write your feedback',
  ]);
  await expect(page.getByRole('group', { name: 'Rating' })).toContainText(
    'Please give star rating for your experience on this product',
  );
  await expect(page.getByLabel('Feedback', { exact: true })).toHaveAccessibleDescription(
    'Error: Please write your feedback',
  );
  await expectAccessible(page);
  await page.getByTitle('3.5 stars').click();
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('alert').getByText('Please write your feedback')).toBeVisible();
  await page.getByLabel('Feedback', { exact: true }).fill('The box was small.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Your feedback' })).toBeVisible();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await expect(page.getByText('3.5 out of 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send feedback' })).toHaveCount(0);
});

test("feedback is about one of an order's kits", { tag: '@no-js' }, async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/order-details/demo-order-two-kits');
  await expect(page.getByRole('radio', { name: 'Iron Check' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Kidney Check' }).check();
  await page.getByTitle('5 stars', { exact: true }).click();
  await page.getByLabel('Feedback', { exact: true }).fill('Easy to post.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('region', { name: 'Your feedback' })).toContainText('Kidney Check');
});

test('a delivered order keeps tracking and feedback', { tag: '@no-js' }, async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/orders');
  const row = page.getByRole('row').filter({ hasText: 'LW-2QF7M3XA' });
  await expect(row).toContainText('Delivered');
  await row.getByRole('link', { name: 'Give feedback on order LW-2QF7M3XA' }).click();
  await expect(page.getByRole('heading', { name: 'How was it?' })).toBeVisible();
  await page.getByRole('link', { name: 'Track Orders' }).click();
  await expect(page.getByRole('list', { name: 'Delivery stages' }).getByText(', done')).toHaveCount(4);
});

test('subscriptions are listed', { tag: '@js' }, async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/subscription');
  await expect(page.getByText('Vitamin D Check', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a subscription is canceled after a confirmation', { tag: '@no-js' }, async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/subscription');
  await page.getByRole('link', { name: 'Cancel subscription of Vitamin D Check' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel this subscription?' })).toBeVisible();
  const consequence =
    'We will not send any more kits or charge you again. A kit that you already paid for will still be sent.';
  await expect(page.getByText(consequence)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Cancel subscription of Vitamin D Check' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(
    page.getByText('Your subscription is canceled. A kit that is paid is still sent.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel subscription of Vitamin D Check' })).toHaveCount(0);
});
