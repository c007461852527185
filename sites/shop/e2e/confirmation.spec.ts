import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { skipToUnpaidOrder } from './shortcut';

test('the confirmation says what became of an order since it was paid', async ({
  page,
  mailbox,
  newEmail,
  environment,
  sql,
}) => {
  await skipToUnpaidOrder({ page, mailbox, newEmail, environment }, { slug: 'vitamin-d-check', months: 3 });
  const [order] = await sql(
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
  ]) {
    await sql('update orders set status = $2 where id = $1', order!.id, status);
    await page.reload();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText(/is paid|We pack your kit|Thank you|Charged/)).toHaveCount(0);
    await expectAccessible(page);
  }
});
