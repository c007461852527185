import { expect, test as base, type Page } from '@larkwell/tooling/e2e';
import { expectReachable } from './reach';
import { serveApi, serveSite } from './serve-site';
import { skipToBooked } from './shortcut';

// The product as its owner sets it up with BOOKING_LOOKUP=code, on the database of the other specs.
const test = base.extend<object, { siteWithCodes: string }>({
  siteWithCodes: [
    async ({ environment }, use) => {
      const api = await serveApi(environment, { BOOKING_LOOKUP: 'code' });
      const site = await serveSite(environment, api.url);
      await use(site.url);
      site.close();
      api.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ siteWithCodes }, use) => use(siteWithCodes),
});

const wrong = 'That code is not right or no longer valid. Please check it, or ask for a new one.';

async function askFor(page: Page, email: string) {
  await page.goto('/covid-19-testing/check-booking');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code we sent you');
}

async function give(page: Page, code: string) {
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('bookings are shown after the mailed code, which ends after 10 minutes and after 5 tries', async ({
  page,
  newEmail,
  mailbox,
  clock,
  hasScript,
}) => {
  const codesOf = async () =>
    (await mailbox.list(newEmail)).flatMap(({ text }) => /Code\s+(\d{6})/.exec(text)?.[1] ?? []);
  const nextCode = async (count: number) => {
    await expect
      .poll(async () => (await codesOf()).length, { timeout: 60_000, intervals: [100, 150, 200, 250] })
      .toBe(count);
    return (await codesOf()).at(-1)!;
  };
  const resend = () => page.getByRole('button', { name: 'Send a new code' }).click();

  await skipToBooked(page, newEmail);
  await askFor(page, newEmail);
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Six-digit code: This field is required' })).toBeVisible();
  const old = await nextCode(1);
  await clock.advance({ minutes: 10 });
  await give(page, old);
  await expect(page.getByRole('link', { name: `Six-digit code: ${wrong}` })).toBeVisible();
  await expectReachable(page, { hasScript });

  await resend();
  await expect(page.getByText('We sent a new code.')).toBeVisible();
  const guessed = await nextCode(2);
  for (let tries = 0; tries < 5; tries += 1) {
    await give(page, other(guessed));
    await expect(page.getByText(wrong).first()).toBeVisible();
  }
  await give(page, guessed);
  await expect(page.getByText(wrong).first()).toBeVisible();

  await resend();
  await give(page, await nextCode(3));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
  await page.reload();
  await expect(page.getByText('Pending')).toBeVisible();
  await page.getByRole('link', { name: /^Cancel/ }).click();
  await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();
  await expect(page.getByText('Appointment cancelled successfully')).toBeVisible();
});

test('an address without bookings is asked for a code like any other, and gets no mail', async ({
  page,
  newEmail,
  mailbox,
}) => {
  await askFor(page, newEmail);
  await give(page, '123 45');
  await expect(page.getByText(wrong).first()).toBeVisible();
  await expect(page.getByLabel('Six-digit code')).toHaveValue('123 45');
  expect(await mailbox.list(newEmail)).toEqual([]);
  await page.goto('/covid-19-testing/my-bookings');
  await expect(page).toHaveURL(/\/check-booking$/);
});
