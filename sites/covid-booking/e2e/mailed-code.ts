import { expect, type Mailbox, type Page } from '@larkwell/tooling/e2e';

/** The codes mailed to an address so far, oldest first. */
const codesOf = async (mailbox: Mailbox, email: string) =>
  (await mailbox.list(email)).flatMap(({ text }) => /Code\s+(\d{6})/.exec(text)?.[1] ?? []);

/** Waits until `count` codes have been mailed to an address. @returns the last one */
export async function waitForCode(mailbox: Mailbox, email: string, count = 1): Promise<string> {
  const codes = () => codesOf(mailbox, email);
  await expect
    .poll(async () => (await codes()).length, { timeout: 60_000, intervals: [100, 150, 200, 250] })
    .toBe(count);
  return (await codes()).at(-1)!;
}

export async function giveCode(page: Page, code: string) {
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function lookUp(page: Page, email: string) {
  await page.goto('/covid-19-testing/check-booking');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Check Booking' }).click();
}

/** Opens the list through the confirmation mail's link, which proves the mailbox. */
export async function openByMailedLink(page: Page, mailbox: Mailbox, email: string) {
  const { text } = await mailbox.find({ to: email, subject: /booked/ });
  await page.goto(/\/covid-19-testing\/check-booking\/mailed\?link=\S+/.exec(text)![0]);
  await page.getByRole('button', { name: 'See my bookings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My bookings');
}
