import { expect } from '@larkwell/tooling/e2e';
import type { Lost } from '@larkwell/tooling/e2e/bad-line';
import { test as site } from './bad-line-test';
import { fillPatient, submit } from './booking-journey';
import { openByMailedLink } from './mailed-code';
import { expectReachable } from './reach';
import { cards, openStripe, pay, typeCard } from './paying';
import {
  skipToBooked,
  skipToPayment,
  skipToReview,
  skipToScheduler,
  skipToVisitInfo,
  visitInfo,
} from './shortcut';

// What the pages say while the API does not answer.
const calls =
  (part: string): Lost =>
  ({ url }) =>
    url.includes(part);

site('locations that cannot be loaded', async ({ page, badLine }) => {
  await skipToScheduler(page);
  badLine.lose(calls('/test-location/list'));
  await page.goto('/covid-19-testing/covid-scheduler');
  await expect(page.getByText('Something went wrong. Please try again later')).toBeVisible();
  await expect(page.getByLabel('Where do you live?')).toHaveValue('Omaha, NE 68102');
});

site('times that cannot be loaded, with the locations still shown', async ({ page, badLine }) => {
  await skipToScheduler(page);
  badLine.lose(calls('checked='));
  await page.goto('/covid-19-testing/covid-scheduler');
  await page.getByRole('link', { name: 'Check Availability' }).first().click();
  await expect(
    page.getByText('Something went wrong while fetching possible availability dates'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /locations found/ })).toBeVisible();
});

site(
  'bookings that cannot be loaded, and a cancel that fails',
  async ({ page, newEmail, mailbox, badLine }) => {
    await page.goto(await skipToBooked(page, newEmail));
    await openByMailedLink(page, mailbox, newEmail);
    await page.getByRole('link', { name: /^Cancel/ }).click();
    badLine.lose(calls('/cancel-booking/'));
    await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();
    await expect(page.getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
    await expect(page.getByText('Pending')).toBeVisible();

    badLine.lose(calls('/customer/bookings'));
    await page.reload();
    await expect(page.getByText('Something went wrong. Please try again later')).toBeVisible();
  },
);

site(
  'a booking that cannot be sent is kept and booked on the next press',
  async ({ page, newEmail, badLine }) => {
    await skipToReview(page, newEmail);
    await page.goto(visitInfo);
    badLine.lose(calls('/appointments/confirm/'));
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
    badLine.lose(() => false);
    await submit(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');
  },
);

site(
  'a payment that fails, is unknown or is released by the bank is announced, and the next one books',
  { tag: '@js' },
  async ({ page, newEmail, badLine, environment }) => {
    const dialog = page.getByRole('dialog', { name: 'Card Payment' });
    const payWith = async (rule: Lost) => {
      badLine.lose(rule);
      await typeCard(page, cards.good);
      await pay(page, '$70.00');
    };
    const nothing: Lost = () => false;
    await skipToPayment(page, newEmail, 'Antigen');
    await payWith(calls('/stripe/create-charge'));
    await expect(dialog.getByText('Payment failed. Please try again')).toBeVisible();
    await payWith(calls('/appointments/confirm/'));
    const complete = page.getByRole('button', { name: 'Complete booking' });
    await expect(complete).toBeVisible();
    await expect(page.getByText('One step left')).toBeVisible();
    await expect(dialog).toBeHidden();

    const stripe = openStripe(environment);
    await stripe.plan({ operation: 'webhook:*', kind: 'drop' });
    await stripe.cancelLatestIntent();
    badLine.lose(nothing);
    await complete.click();
    await expect(dialog.getByText('Payment failed. Please try again')).toBeVisible();
    await payWith(nothing);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');
    await stripe.clear();
  },
);

site('a section that cannot be saved comes back as typed', async ({ page, badLine }) => {
  await skipToVisitInfo(page);
  await page.goto(visitInfo);
  badLine.lose(({ method }) => method === 'PATCH');
  await fillPatient(page, { lastName: 'Kept' });
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(page.getByLabel('Last name')).toHaveValue('Kept');
});

site('a time that cannot be reserved leaves the visitor on the scheduler', async ({ page, badLine }) => {
  await skipToScheduler(page);
  await page.goto('/covid-19-testing/covid-scheduler');
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(1).click();
  await page.getByRole('link', { name: 'Check Availability' }).first().click();
  badLine.lose(calls('/appointments/reserve/'));
  await page
    .getByRole('button', { name: /[AP]M\b/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a place and time');
});

site(
  'a page that fails to render says so without details, and a failed card page runs no script',
  async ({ page, newEmail, badLine, hasScript }) => {
    await skipToPayment(page, newEmail, 'Antigen');
    badLine.lose(() => true);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    for (const path of [visitInfo, `${visitInfo}/payment`]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Something went wrong. Please try again later',
      );
      await expectReachable(page, { hasScript });
      const html = await answer!.text();
      expect(html).not.toMatch(/ApiFault|127\.0\.0\.1|at .*\.js/);
      expect(html).not.toMatch(/<script(?![^>]* src="[^"]*visit)|modulepreload|nonce=/);
    }
    const image = `${visitInfo}/image/front`;
    const calendar = '/covid-19-testing/covid-scheduler/covid-confirmation/unknown/calendar.ics';
    for (const path of [image, calendar]) {
      expect((await page.goto(path))?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Something went wrong. Please try again later',
      );
      await expect(page.getByRole('link', { name: 'Look again' })).toHaveAttribute('href', path);
    }
    expect(complaints.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  },
);
