import { expect, test } from '@larkwell/tooling/e2e';
import { openSiteWithBadLine, type Lost } from './failing-api';
import { skipToBooked, skipToScheduler } from './shortcut';

// What the pages say while the API does not answer, for each row of the catalogue that is about it.
const site = test.extend<object, { badLine: Awaited<ReturnType<typeof openSiteWithBadLine>> }>({
  badLine: [
    async ({ environment }, use) => {
      const opened = await openSiteWithBadLine(environment);
      await use(opened);
      opened.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ badLine }, use) => {
    badLine.lose(() => false);
    await use(badLine.url);
  },
});

const calls =
  (part: string): Lost =>
  ({ url }) =>
    url.includes(part);

site('locations that cannot be loaded', async ({ page, badLine }) => {
  await skipToScheduler(page);
  badLine.lose(calls('/test-location/list'));
  await page.goto('/covid-19-testing/covid-scheduler');
  await expect(page.getByText('Something went wrong. Please try again later')).toBeVisible();
  await expect(page.getByLabel('Where do you live?')).toHaveValue('68102');
});

site('times that cannot be loaded, with the locations still there', async ({ page, badLine }) => {
  await skipToScheduler(page);
  badLine.lose(calls('checked='));
  await page.goto('/covid-19-testing/covid-scheduler');
  await page.getByRole('button', { name: 'Check Availability' }).first().click();
  await expect(
    page.getByText('Something went wrong while fetching possible availability dates'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /locations found/ })).toBeVisible();
});

site('bookings that cannot be loaded, and a cancel that fails', async ({ page, newEmail, badLine }) => {
  await page.goto(await skipToBooked(page, newEmail));
  await page.goto('/covid-19-testing/check-booking');
  await page.getByLabel('Email address').fill(newEmail);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  await page.getByRole('link', { name: /^Cancel/ }).click();
  badLine.lose(calls('/cancel-booking/'));
  await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();
  await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByText('Pending')).toBeVisible();

  badLine.lose(calls('/customer/bookings'));
  await page.reload();
  await expect(page.getByText('Something went wrong. Please try again later')).toBeVisible();
});

site('a page that cannot be made says so without details', async ({ page, badLine }) => {
  await skipToScheduler(page);
  badLine.lose(() => true);
  const answer = await page.goto('/covid-19-testing/covid-scheduler/covid-visit-info');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Something went wrong/);
  expect(await page.content()).not.toMatch(/ApiFault|127\.0\.0\.1|at .*\.js/);
});
