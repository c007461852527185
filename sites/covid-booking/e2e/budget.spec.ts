import { expect, test } from '@larkwell/tooling/e2e';
import { giveCode, waitForCode } from './mailed-code';
import { expectReachable } from './reach';
import { skipToBooked, skipToReview, visitInfo } from './shortcut';

test('beyond the budget of an email address, the visit is booked after the mailed code', async ({
  page,
  newEmail,
  mailbox,
  sql,
  hasScript,
}) => {
  const confirmation = await skipToBooked(page, newEmail);
  // As if five more visits had been booked with this address.
  await sql(
    `insert into budget_uses (budget, subject, used_for, amount, ends_at)
     select u.budget, u.subject, 'visit five others', 5, u.ends_at
     from budget_uses u join appointments a on u.used_for = 'visit ' || a.hold_id
     where a.id = $1 and u.budget = 'visitsOfMailbox'`,
    confirmation.split('/').at(-1)!,
  );
  await skipToReview(page, newEmail);
  await page.goto(`${visitInfo}?section=consent`);
  const confirm = page.getByRole('button', { name: 'Submit' });
  await page.getByRole('checkbox', { name: /^I confirm/ }).check();
  await confirm.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code we sent you');
  const why = page.getByText('Your time stays held, and your answers are saved.');
  await expect(why).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Six-digit code: This field is required' })).toBeVisible();
  await expect(why).toBeVisible();
  await giveCode(page, '000 000');
  await expect(page.getByText(/That code is not right/).first()).toBeVisible();
  await expect(why).toBeVisible();
  await giveCode(page, await waitForCode(mailbox, newEmail));
  await expect(page.getByText('Thank you. You can confirm your booking now.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I confirm/ })).toBeChecked();
  await confirm.click();
  await expect(page).toHaveURL(/covid-confirmation\/.+/);
});
