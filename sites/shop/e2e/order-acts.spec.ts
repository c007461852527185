import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { cards, expectConfirmation, pay } from './shopper';
import { skipSignIn, skipToUnpaidOrder } from './shortcut';

test('a paid order is canceled before it is sent, and its money goes back', async ({
  page,
  mailbox,
  newEmail,
  environment,
  hasScript,
}) => {
  await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'vitamin-d-check', months: 3 });
  await pay(page, cards.good, { hasScript });
  const number = await expectConfirmation(page);
  await page.goto('/kits');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^See the order/ })
    .click();
  await page.getByRole('link', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel this order?' })).toBeVisible();
  await expect(page.getByText('$36.75 goes back to the card you paid with.')).toBeVisible();
  await expect(page.getByText('ends too: Vitamin D Check')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order is canceled. The money goes back to the card.')).toBeVisible();
  await expect(page.getByText('−$36.75')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel order' })).toHaveCount(0);
  await expectAccessible(page);
  await mailbox.find({ to: newEmail, subject: `Your order ${number} is canceled` });
});

test('an order is bought again at today’s prices', { tag: '@no-js' }, async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/order-details/demo-order-two-kits');
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('The kits from that order are in your cart, at today’s prices.')).toBeVisible();
  for (const name of ['Iron Check', 'Kidney Check']) {
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
  }
});

test('an order whose kits are partly sold out is bought again in part, and says so', async ({
  page,
  sql,
}) => {
  await skipSignIn(page, 'maya@example.com');
  await sql(`update products set stock = 0 where slug = 'kidney-check'`);
  try {
    await page.goto('/order-details/demo-order-two-kits');
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page).toHaveURL('/cart');
  } finally {
    await sql(`update products set stock = 65 where slug = 'kidney-check'`);
  }
  await expect(
    page.getByText('Some kits from that order are in your cart, at today’s prices.'),
  ).toContainText('Kidney Check');
  await expect(page.getByRole('main').getByText('Iron Check', { exact: true }).first()).toBeVisible();
});

test('a paid order has an invoice', { tag: '@no-js' }, async ({ page }) => {
  await skipSignIn(page, 'maya@example.com');
  await page.goto('/order-details/demo-order-rated');
  const invoice = page.getByRole('link', { name: 'Invoice (PDF)' });
  const answer = await page.request.get((await invoice.getAttribute('href'))!);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
