import path from 'node:path';
import { expect, expectAccessible } from '@larkwell/tooling/e2e';
import { cards, expectBooked, payOnHostedPage } from './paying';
import { test } from './paying-test';

test('a disputed visit stays booked until the bank decides, and one that is lost leads to a new booking', async ({
  page,
  newEmail,
  mailbox,
  stripe,
  sql,
  startPaying,
}) => {
  await startPaying();
  await page.getByRole('button', { name: 'Pay on our secure payment page' }).click();
  await payOnHostedPage(page, '$70.00', cards.disputed);
  await expectBooked(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('The bank is reviewing the payment')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Your visit stays booked while the bank decides.')).toBeVisible();
  await expect(page.getByText('If the report is a mistake, contact the bank')).toBeVisible();
  await expect(page.getByText('$70.00')).toBeVisible();
  await expectAccessible(page);
  const confirmation = page.url();
  await mailbox.find({ to: newEmail, subject: /reviewing the payment/ });
  await page.goto('/covid-19-testing/check-booking');
  await page.getByLabel('Email address').fill(newEmail);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await expect(page.getByRole('row', { name: /Pending\s*Payment under review/ })).toBeVisible();
  await expectAccessible(page);

  const [payment] = await sql(
    'select payment_intent_id as intent from payments p join appointments a on a.payment_id = p.id where a.id = $1',
    path.basename(new URL(confirmation).pathname),
  );
  await stripe.loseDispute(String(payment!.intent));
  const mail = await mailbox.find({ to: newEmail, subject: /returned the payment/ });
  expect(mail.text).toContain('book again');
  await page.reload();
  await expect(page.getByRole('row', { name: /Cancelled\s*Payment returned/ })).toBeVisible();
  await page.goto(confirmation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This test visit is canceled');
  await expect(page.getByText('This visit is no longer paid, so it is canceled.')).toBeVisible();
  await expect(page.getByText('The bank returned $70.00 to the card it came from')).toBeVisible();
  await expect(page.getByText(/Paid by card|non-refundable/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Schedule another appointment' }).click();
  await expect(page).toHaveURL(/\/covid-19-testing$/);
});
