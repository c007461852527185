import { expect, expectAccessible, test } from '@larkwell/tooling/e2e';
import { patientAnswers, save, skipToReview, skipToVisitInfo, visitInfo } from './shortcut';
import { fillPatient, submit } from './booking-journey';

const expired = /The appointment time has expired/;

test('a hold that ends in the middle keeps everything, and Select New Time leads back to the same place and date', async ({
  page,
  newEmail,
  clock,
}) => {
  const { location, date } = await skipToReview(page, newEmail);
  await page.goto(`${visitInfo}?section=consent`);
  await clock.advance({ minutes: 25 });
  await submit(page);

  await expect(page.getByRole('heading', { name: 'Time Expired' }).first()).toBeVisible();
  await expect(page.getByText(expired).first()).toBeVisible();
  await expect(page.getByText('Sample Street')).toBeVisible();
  await expectAccessible(page, { contrast: 'AAA' });
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

test('the panel is hidden while the time is held, and shown by CSS at the end, also with reduced motion', async ({
  page,
  clock,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await skipToVisitInfo(page);
  await clock.advance({ minutes: 24, seconds: 50 });
  await page.goto(visitInfo);
  const panel = page.getByRole('link', { name: 'Select New Time' });
  await expect(panel).toHaveCount(0);
  // Ten seconds of the page's own time, by CSS alone or by the dialog where script runs.
  await expect(panel.first()).toBeVisible({ timeout: 30_000 });
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
