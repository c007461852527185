import { expect, test } from '@larkwell/tooling/e2e';
import * as journey from './booking-journey';
import { expectReachable } from './reach';
import { skipPerson, skipToVisitInfo, visitInfo } from './shortcut';

test('a patient without insurance books an RT-PCR visit with a Social Security number', async ({
  page,
  newEmail,
  mailbox,
  hasScript,
}) => {
  test.slow();
  await page.goto('/');
  await expect(page).toHaveURL(/\/covid-19-testing$/);
  await expectReachable(page, { hasScript });
  await page.getByLabel('Where do you want to get tested?').fill('omaha, ne');
  await page.getByRole('button', { name: 'Get Tested' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pre-test assessment');
  await expectReachable(page, { hasScript });
  await journey.answerAssessment(page);
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByText('Selected test: Covid RT-PCR Test')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link')).toHaveCount(14);
  await expect(page.getByRole('heading', { name: /locations found/ })).toBeVisible();
  await expectReachable(page, { hasScript });
  await journey.takeTime(page);

  await expect(page.getByText(/We’re holding .* Central time/i).first()).toBeVisible();
  for (const fill of [
    () => journey.fillPatient(page),
    () => journey.fillContact(page, newEmail),
    () => journey.fillMedical(page),
    () => journey.haveNoInsurance(page),
    () => journey.giveSsn(page),
  ]) {
    await expectReachable(page, { hasScript });
    await fill();
  }

  await expect(page.getByText('•••-••-3456')).toBeVisible();
  expect(await page.content()).not.toContain('900-12-3456');
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'Consent: This field is required' })).toBeVisible();
  await expectReachable(page, { hasScript });
  await journey.submit(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');
  await expect(page.getByText('Test cancellation is non-refundable.')).toBeVisible();
  await expectReachable(page, { hasScript });
  const code = await page.locator('strong').first().innerText();
  const mail = await mailbox.find({ to: newEmail, subject: /./ });
  expect(mail.text).toContain(code);

  await page.reload();
  await expect(page.getByText(code)).toBeVisible();
  // Printed text is dark, even in dark mode.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(code)).toHaveCSS('color', 'rgb(20, 38, 43)');
  await expect(page.getByRole('term').first()).toHaveText('Patient');
  await expect(page.getByText('Ada E.', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.getByRole('link', { name: 'Schedule another appointment' }).click();
  await expect(page).toHaveURL(/\/covid-19-testing$/);
  await skipToVisitInfo(page);
  await page.goto(visitInfo);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patient');
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('a patient without insurance books with a driver license', async ({ page, newEmail }) => {
  await skipToVisitInfo(page);
  await skipPerson(page, newEmail);
  await page.goto(`${visitInfo}?section=payment`);
  await journey.haveNoInsurance(page);
  await journey.giveLicense(page);
  await journey.submit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');
});
