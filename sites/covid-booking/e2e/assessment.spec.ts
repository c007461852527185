import { expect, test } from '@larkwell/tooling/e2e';
import { answerAssessment } from './booking-journey';
import { expectReachable } from './reach';
import { post } from './shortcut';

const invalid = 'Missing or invalid information. Please check the form again.';

test('an empty assessment comes back with every question in the summary, which has focus', async ({
  page,
  hasScript,
}) => {
  await post(page, '/covid-19-testing', { location: '68102' });
  await page.goto('/covid-19-testing/assessment');
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(invalid);
  await expect(summary.getByRole('link')).toHaveCount(9);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-error-summary'))).toBe(true);
  await expectReachable(page, { hasScript });

  await summary.getByRole('link', { name: /close contact/ }).click();
  await expect(
    page
      .getByRole('group', { name: /close contact/ })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
});

test('symptoms ask for at least one and for a date in the last 14 days', async ({ page, hasScript }) => {
  await post(page, '/covid-19-testing', { location: '68102' });
  await page.goto('/covid-19-testing/assessment');
  await answerAssessment(page);
  await page
    .getByRole('group', { name: /symptoms in the last 14 days/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await expect(page.getByRole('checkbox')).toHaveCount(13);
  await expect(page.getByText('A date in the last 14 days, since Jun 1')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByRole('link', { name: 'If yes, which symptoms: This field is required' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /start: This field is required/ })).toBeVisible();
  await expectReachable(page, { hasScript });

  await page.getByRole('checkbox', { name: 'New loss of taste or smell' }).check();
  for (const [day, says] of [
    ['16', 'The date must not be in the future'],
    ['31', 'June has only 30 days'],
  ] as const) {
    await typeDate('6', day);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('link', { name: new RegExp(says) })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'New loss of taste or smell' })).toBeChecked();
  }
  await typeDate('5', '31');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: /The date must be within the last 14 days/ })).toBeVisible();
  await typeDate('June', '10');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a place and time');

  async function typeDate(month: string, day: string) {
    await page.getByLabel('Month').fill(month);
    await page.getByLabel('Day').fill(day);
    await page.getByLabel('Year').fill('2027');
  }
});

test('the assessment opens without a place, and its answers survive the landing page and a reopening', async ({
  page,
  hasScript,
}) => {
  await page.goto('/covid-19-testing/assessment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pre-test assessment');
  await answerAssessment(page);
  await page
    .getByRole('group', { name: /work in health care/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/covid-19-testing$/);
  await expect(
    page.getByText('Your answers are saved. Now choose where you want to get tested.'),
  ).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByLabel('Where do you want to get tested?').fill('68102');
  await page.getByRole('button', { name: 'Get Tested' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a place and time');

  await page.goto('/covid-19-testing/assessment');
  await expect(page.getByText('These are the answers you gave before. You can change them.')).toBeVisible();
  await expect(
    page.getByRole('group', { name: /work in health care/ }).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked();
  await expect(page.getByLabel(/I confirm that my answers are true/)).toBeChecked();
  await expectReachable(page, { hasScript });
});
