import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { onHostedPage } from './ways-to-pay';

test.afterEach(async ({ sql }) => {
  await sql(`update products set price_cents = 4900 where slug = 'vitamin-d-check'`);
});

test('a pay link for an order whose price rose charges nothing, says what changed and leads on', async ({
  page,
  start,
  openDevice,
  mailbox,
  sql,
}) => {
  const email = await start(onHostedPage);
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const mail = await mailbox.find({ to: email, subject: /^Pay order/ });

  const phone = await openDevice();
  await phone.goto(/https?:\/\/\S+\/pay\/[^\s"<)\]]+/.exec(mail.text)![0]);
  await expect(phone.getByRole('definition').filter({ hasText: /^\$49\.00$/ })).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Vitamin D Check' })).toContainText('$49.00');
  await expectAccessible(phone);
  await sql(`update products set price_cents = 6900 where slug = 'vitamin-d-check'`);
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

test('a link that no longer works says why and has no pay button', async ({ page, start, sql }) => {
  const email = await start(onHostedPage, { slug: 'iron-check' });
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const link = await page.getByRole('link', { name: /\/pay\// }).getAttribute('href');
  const end = page.getByRole('alert');
  const open = async (at = link!) => {
    await page.goto(at);
    await expect(end).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to the payment page' })).toHaveCount(0);
  };
  const set = (stock: string, status: string) =>
    sql(
      `update orders set stock_state = $2, status = $3, paid_at = case when $2 = 'sold' then app_now() end,
         cancelled_at = case when $2 = 'released' then app_now() end where email = $1`,
      email,
      stock,
      status,
    );
  for (const [stock, status, words] of [
    ['sold', 'Processing', 'This order is already paid.'],
    ['sold', 'Refunded', 'This order was refunded. There is nothing to pay.'],
    ['sold', 'Cancelled', 'This order was canceled. There is nothing to pay.'],
    ['released', 'Cancelled', 'The time to pay for this order ran out'],
  ]) {
    await set(stock!, status!);
    await open();
    await expect(end).toContainText(words!);
  }
  await expectAccessible(page);
  await open('/pay/nothing-like-a-link');
  await expect(end).toContainText('We can’t find this payment link.');
  await page.getByRole('link', { name: 'See your orders' }).click();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
});

test("a pay link shows the order and the subscription's later price", async ({ page, start, openDevice }) => {
  await start(onHostedPage, { slug: 'vitamin-d-check', months: 3 });
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const phone = await openDevice();
  await phone.goto((await page.getByRole('link', { name: /\/pay\// }).getAttribute('href'))!);
  const main = phone.getByRole('main');
  for (const words of [
    /^LW-/,
    /1 × Vitamin D Check/,
    '$36.75 every 3 months',
    /Cancel, skip or pause under Subscriptions/,
  ])
    await expect(main.getByText(words)).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Go to the payment page' }).click();
  await onHostedPage.finish(phone, '$36.75');
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('while Stripe does not answer, neither the link nor the waiting page claims a charge', async ({
  page,
  start,
  openDevice,
  provider,
  sql,
}) => {
  await start(onHostedPage);
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const link = (await page.getByRole('link', { name: /\/pay\// }).getAttribute('href'))!;
  const phone = await openDevice();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(phone.getByLabel('Card number')).toBeVisible();
  await provider.plan({ operation: '*', kind: 'timeout-before', ms: 5 });
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('alert')).toContainText('We do not know yet whether you have been charged.');
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expectAccessible(page);
  await sql(`update products set price_cents = 6900 where slug = 'vitamin-d-check'`);
  await phone.goto(link);
  await expect(phone.getByRole('alert')).toContainText(
    'We do not know yet whether this order has been paid for.',
  );
  await expectAccessible(phone);
  await sql(`update products set price_cents = 4900 where slug = 'vitamin-d-check'`);
  await provider.clear();
  await phone.getByRole('link', { name: 'Check again' }).click();
  await expect(phone.getByRole('button', { name: 'Go to the payment page' })).toBeVisible();
  await page.getByRole('link', { name: 'Check again' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('We have not received the payment yet.');
  expect(await provider.taken()).toEqual([]);
});
