import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { onHostedPage } from './ways-to-pay';

test.afterEach(async ({ sql }) => {
  await sql(`update products set price_cents = 4900 where slug = 'vitamin-d-check'`);
});

test('a pay link whose order got dearer charges nothing, says what changed and leads on', async ({
  page,
  start,
  openDevice,
  mailbox,
  sql,
}) => {
  const email = await start(onHostedPage);
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const mail = await mailbox.find({ to: email, subject: /^Pay order/ });
  await sql(`update products set price_cents = 6900 where slug = 'vitamin-d-check'`);

  const phone = await openDevice();
  await phone.goto(/https?:\/\/\S+\/pay\/[^\s"<)\]]+/.exec(mail.text)![0]);
  await phone.getByRole('button', { name: 'Go to the payment page' }).click();
  const changed = phone.getByRole('alert');
  await expect(changed).toContainText('This order changed after this link was made. Nothing was charged.');
  await expect(changed.getByRole('row', { name: /Total/ })).toContainText(/\$49\.00.*\$69\.00/);
  await expect(phone.getByRole('button', { name: 'Go to the payment page' })).toHaveCount(0);
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Sign in to see your order' }).click();
  await expect(phone).toHaveURL('/signin?redirectTo=%2Forders');

  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('The link no longer works')).toBeVisible();
  await expect(page.getByRole('row', { name: /Total/ })).toContainText(/\$49\.00.*\$69\.00/);
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your order and pay' }).click();
  await page.getByRole('button', { name: 'Update order to $69.00' }).click();
  await expect(page.getByText('You pay $69.00 there')).toBeVisible();
  await page.goto('/payments/elsewhere');
  await expect(page.getByText('The link no longer works')).toBeVisible();
});

test('a link that pays nothing any more says why, and has no button to pay', async ({ page, start, sql }) => {
  const email = await start(onHostedPage, { slug: 'iron-check' });
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const link = await page.getByRole('link', { name: /\/pay\// }).getAttribute('href');
  const end = page.getByRole('alert');
  const press = async (at = link!) => {
    await page.goto(at);
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await expect(end).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to the payment page' })).toHaveCount(0);
  };
  const set = (stock: string, status: string) =>
    sql(
      `update orders set stock_state = $2, status = $3, paid_at = case when $2 = 'sold' then app_now() end,
         cancelled_at = case when $2 = 'released' then app_now() end where email = $1`,
      ...[email, stock, status],
    );
  for (const [stock, status, words] of [
    ['sold', 'Processing', 'This order is already paid.'],
    ['sold', 'Refunded', 'This order was refunded. There is nothing to pay.'],
    ['sold', 'Cancelled', 'This order was canceled. There is nothing to pay.'],
    ['released', 'Cancelled', 'The time to pay for this order ran out'],
  ]) {
    await set(stock!, status!);
    await press();
    await expect(end).toContainText(words!);
  }
  await expectAccessible(page);
  await press('/pay/nothing-like-a-link');
  await expect(end).toContainText('This payment link is not known.');
  await page.getByRole('link', { name: 'See your orders' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
});
