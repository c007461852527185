import { expect, type Page } from '@larkwell/tooling/e2e';
import { withLookup } from './lookup-setting';
import { giveCode, lookUp, waitForCode } from './mailed-code';
import { expectReachable } from './reach';
import { skipToBooked } from './shortcut';

const test = withLookup('code');

const wrong = 'That code is not right or no longer works. Check it, or ask for a new one.';

async function askFor(page: Page, email: string) {
  await lookUp(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code we sent you');
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('bookings are shown after the mailed code, which expires after 10 minutes or 5 tries', async ({
  page,
  newEmail,
  mailbox,
  clock,
  hasScript,
}) => {
  const nextCode = (count: number) => waitForCode(mailbox, newEmail, count);
  const resend = () => page.getByRole('button', { name: 'Send a new code' }).click();

  await skipToBooked(page, newEmail);
  await askFor(page, newEmail);
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Six-digit code: This field is required' })).toBeVisible();
  const old = await nextCode(1);
  await clock.advance({ minutes: 10 });
  await giveCode(page, old);
  await expect(page.getByRole('link', { name: `Six-digit code: ${wrong}` })).toBeVisible();
  await expectReachable(page, { hasScript });

  await resend();
  await expect(page.getByText('We sent a new code.')).toBeVisible();
  const guessed = await nextCode(2);
  for (let tries = 0; tries < 5; tries += 1) {
    await giveCode(page, other(guessed));
    await expect(page.getByText(wrong).first()).toBeVisible();
  }
  await giveCode(page, guessed);
  await expect(page.getByText(wrong).first()).toBeVisible();

  await resend();
  await giveCode(page, await nextCode(3));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
  await page.reload();
  await expect(page.getByText('Pending')).toBeVisible();
  await page.getByRole('link', { name: /^Cancel/ }).click();
  await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();
  await expect(page.getByText('Appointment cancelled successfully')).toBeVisible();
});

test('a person who requested too many codes goes to the field for the last one', async ({
  page,
  newEmail,
  mailbox,
  hasScript,
}) => {
  await skipToBooked(page, newEmail);
  for (let asked = 1; asked <= 5; asked += 1) {
    await askFor(page, newEmail);
    await waitForCode(mailbox, newEmail, asked);
  }
  await lookUp(page, newEmail);
  const why = page.getByText(
    'You have asked for several codes. Enter the last one, or wait 15 minutes and try again.',
  );
  await expect(page.getByRole('alert').filter({ has: why })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter an earlier code');
  await expect(page.getByText(/we sent a six-digit code/)).toBeHidden();
  await expect(page.getByText(`We did not send a new code to ${newEmail}.`, { exact: false })).toBeVisible();
  await expect(
    page.getByText('You can also open the link in our email about your booking. It needs no code.'),
  ).toBeVisible();
  await expect(page.getByText('We can send you a new code in 15 minutes or less.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeHidden();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Six-digit code: This field is required' })).toBeVisible();
  await expect(why).toBeVisible();
  const last = await waitForCode(mailbox, newEmail, 5);
  await giveCode(page, other(last));
  await expect(page.getByRole('link', { name: `Six-digit code: ${wrong}` })).toBeVisible();
  await expect(why).toBeVisible();
  await expectReachable(page, { hasScript });
  await giveCode(page, last);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
});

test('an address without bookings is asked for a code like any other, but gets no mail', async ({
  page,
  newEmail,
  mailbox,
}) => {
  await askFor(page, newEmail);
  await giveCode(page, '123 45');
  await expect(page.getByText(wrong).first()).toBeVisible();
  await expect(page.getByLabel('Six-digit code')).toHaveValue('123 45');
  expect(await mailbox.list(newEmail)).toEqual([]);
  await page.goto('/covid-19-testing/my-bookings');
  await expect(page).toHaveURL(/\/check-booking$/);
});
