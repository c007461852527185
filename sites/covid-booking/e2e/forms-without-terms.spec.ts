import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { openByMailedLink } from './mailed-code';
import { putCardAside } from './paying';
import { skipToBooked, skipToPayment, skipToReview, visitInfo } from './shortcut';

// A form without terms has no effect: it does not come from a current page of ours.
const myBookings = '/covid-19-testing/my-bookings';

async function expectNothingDone(page: Page, path: string, form: Record<string, string>) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('This page is out of date. Nothing was done.');
}

test('Submit without terms books nothing', async ({ page, newEmail }) => {
  await skipToReview(page, newEmail);
  await expectNothingDone(page, `${visitInfo}?section=consent`, { is_acknowledge: 'on' });
  await page.goto(`${visitInfo}?section=consent`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
});

test('Cancel and Move without terms leave the booking as it is', async ({ page, newEmail, mailbox }) => {
  await skipToBooked(page, newEmail);
  await openByMailedLink(page, mailbox, newEmail);
  const row = page.getByRole('row').filter({ hasText: 'Ada' });
  const before = await row.textContent();
  const cancel = await row.getByRole('link', { name: /^Cancel/ }).getAttribute('href');
  const move = await row.getByRole('link', { name: /^Move/ }).getAttribute('href');
  const times = await (await page.request.get(`${move}?date=2027-06-19`)).text();
  const slotId = /name="slotId" value="([^"]+)"/.exec(times)?.[1];
  await expectNothingDone(page, cancel!, {});
  await expectNothingDone(page, move!, { slotId: slotId! });
  await page.goto(myBookings);
  expect(await row.textContent()).toBe(before);
});

test("a pay link's page starts nothing without terms", async ({ page, newEmail, hasScript }) => {
  await skipToPayment(page, newEmail, 'Antigen');
  if (hasScript) await putCardAside(page);
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const link = await page.getByRole('link', { name: /\/pay\// }).getAttribute('href');
  await expectNothingDone(page, new URL(link!).pathname, {});
});
