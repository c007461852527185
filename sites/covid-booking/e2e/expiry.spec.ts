import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { save, skipToPayment, skipToReview, skipToVisitInfo, visitInfo } from './shortcut';
import { patientAnswers } from './typed-answers';
import { fillPatient, submit } from './booking-journey';
import { expectReachable, longName } from './reach';

const expired =
  'The appointment time has expired. Choose another time the same day and book within 25 minutes.';

/** How much of the strip is still full, from 0 to 1. */
const leftOfStrip = (page: Page) =>
  page
    .locator('hold-warnings [aria-hidden="true"] > span')
    .evaluate((bar) => bar.getBoundingClientRect().width / bar.parentElement!.clientWidth);

/** The minutes and seconds beside it, which need script. An open dialog hides them from screen readers. */
const clockOf = (page: Page) => page.locator('hold-warnings [role="timer"]');

test('a hold that ends midway loses no answers, and Select New Time returns to the same place and date', async ({
  page,
  newEmail,
  clock,
  hasScript,
}) => {
  const { location, date } = await skipToReview(page, newEmail, { patient_first_name: longName });
  await page.goto(`${visitInfo}?section=consent`);
  await clock.advance({ minutes: 25 });
  await submit(page);

  await expect(page.getByRole('heading', { name: 'Time Expired' }).first()).toBeVisible();
  await expect(page.getByText(expired).first()).toBeVisible();
  await expect(page.getByText('Sample Street')).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('link', { name: 'Select New Time' }).first().click();

  await expect(page).toHaveURL(new RegExp(`date=${date}&checked=${location}`));
  await page
    .getByRole('button', { name: /[AP]M\b/ })
    .first()
    .click();
  await expect(page.getByText('We’re holding').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers');
  await submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');
});

test('the panel is hidden while the time is held and shown by CSS at the end, even with reduced motion', async ({
  page,
  clock,
  hasScript,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await skipToVisitInfo(page);
  await clock.advance({ minutes: 24, seconds: 35 });
  await page.goto(visitInfo);
  const panel = page.getByRole('link', { name: 'Select New Time' });
  await expect(panel).toHaveCount(0);
  expect(await leftOfStrip(page), 'what is left of 25 minutes').toBeLessThan(0.05);
  await expect(clockOf(page)).toHaveText(hasScript ? /^00:\d\d left$/ : '');
  // What is left of the page's time, shown by CSS alone or, with script, by the dialog.
  await expect(panel.first()).toBeVisible({ timeout: 60_000 });
  await expectReachable(page, { hasScript });
});

test('a patient who returns from the payment page after the hold ended is told that nothing was charged', async ({
  page,
  newEmail,
  clock,
  hasScript,
}) => {
  await skipToPayment(page, newEmail, 'Antigen');
  await expect(clockOf(page)).toHaveText(hasScript ? /^2[45]:\d\d left$/ : '');
  await clock.advance({ minutes: 25 });
  await page.goto(`${visitInfo}/payment/return`);
  await expect(page.getByText('You have not been charged.', { exact: true })).toBeVisible();
  await expect(page.getByText(expired)).toHaveCount(1);
  await expectReachable(page, { hasScript });
});

test('answers can still be saved after the hold has ended', async ({ page, clock }) => {
  await skipToVisitInfo(page);
  await page.goto(visitInfo);
  await clock.advance({ minutes: 30 });
  await fillPatient(page, { lastName: 'Evening' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await page.goto(`${visitInfo}?section=patient`);
  await expect(page.getByLabel('Last name')).toHaveValue('Evening');
});

test('nothing typed is lost by a refresh, by going back or in a second tab', async ({ page }) => {
  await skipToVisitInfo(page);
  await save(page, 'patient', { ...patientAnswers, patient_last_name: 'Kept' });
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`${visitInfo}?section=patient`);
    await tab.reload();
    await expect(tab.getByLabel('Last name')).toHaveValue('Kept');
    await expect(tab.getByLabel('Month')).toHaveValue('4');
  }
  await page.goBack();
});
