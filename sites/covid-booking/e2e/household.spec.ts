import { expect, test, type Page } from '@larkwell/tooling/e2e';
import {
  answerAssessment,
  fillContact,
  fillGovernment,
  fillMedical,
  fillPatient,
  haveInsurance,
  haveNoInsurance,
  giveSsn,
  saveAndContinue,
  takeTime,
} from './booking-journey';
import { householdPage, skipMember, skipToHousehold } from './household-shortcut';
import { picture } from './picture';
import { expectReachable } from './reach';
import { skipToScheduler } from './shortcut';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function agree(page: Page) {
  await page.getByLabel(/I confirm that the information is true/).check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
}

test('a family of three holds, fills in and books in one go, with both sides of one insurance card', async ({
  page,
  newEmail,
  mailbox,
  hasScript,
}) => {
  test.slow();
  await skipToScheduler(page);
  await page.goto('/covid-19-testing/covid-scheduler');
  await page.getByLabel('How many people?').selectOption('3');
  await page.getByRole('button', { name: 'Show times', exact: true }).click();
  await expect(page).toHaveURL(/people=3/);
  await expect(page.getByText('we hold 3 times at that place')).toBeVisible();
  await expect(page.getByText('for 3 people').first()).toBeVisible();
  await expectReachable(page, { hasScript });
  await takeTime(page);

  await expect(heading(page)).toHaveText('Person 1 of 3: Patient');
  await expect(page).toHaveTitle(/^Person 1 of 3: Patient/);
  const people = page.getByRole('navigation', { name: 'The people you book for' });
  await expect(people.getByRole('listitem')).toHaveCount(3);
  await expectReachable(page, { hasScript });
  await fillPatient(page);
  await fillContact(page, newEmail);
  await fillMedical(page);
  await haveInsurance(page);
  await page.getByLabel('Insurance company').fill('Prairie Health');
  await page.getByLabel('Member ID', { exact: true }).fill('ZX-1234');
  await page.getByLabel('Confirm member ID').fill('ZX-1234');
  await page.getByLabel('Front of the insurance card').setInputFiles(picture('front.png'));
  await page.getByLabel('Back of the insurance card').setInputFiles(picture('back.png'));
  await saveAndContinue(page);
  await fillGovernment(page);
  await expect(heading(page)).toHaveText('Person 1 of 3: Check your answers');
  await expectReachable(page, { hasScript });
  await agree(page);

  await expect(page).toHaveTitle(/^Person 2 of 3: /);
  await expectReachable(page, { hasScript });
  await answerAssessment(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(people.getByRole('listitem').first()).toContainText('Ada Example');
  await expect(people.getByRole('listitem').first()).toContainText('(Done)');
  await fillPatient(page, { firstName: 'Ben', born: ['3', '2', '1990'] });
  await expect(page.getByLabel('Street address')).toHaveValue('12 Sample Street');
  await expect(page.getByLabel('Email address')).toHaveValue(newEmail);
  await saveAndContinue(page);
  await fillMedical(page);
  await expect(page.getByRole('radio', { name: 'No cost, or by insurance' })).toBeChecked();
  await page.goto(`${page.url()}&card=1`);
  await expect(page.getByLabel('Insurance company')).toHaveValue('Prairie Health');
  await expect(page.locator('img[src*="/image/front"]')).toHaveCount(0);
  await page.goBack();
  await haveNoInsurance(page);
  await giveSsn(page);
  await agree(page);
  await skipMember(page, 3, newEmail, { firstName: 'Cleo', payment: 'none' });

  await page.goto(householdPage);
  await expect(heading(page)).toHaveText('Book for all');
  await expect(page.getByRole('row').filter({ hasText: 'Done' })).toHaveCount(3);
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Book all 3 visits' }).click();
  await expect(heading(page)).toHaveText('Your 3 test visits are booked');
  await expectReachable(page, { hasScript });
  const codes = await page.locator('.code').allInnerTexts();
  expect(new Set(codes).size).toBe(3);
  await expect
    .poll(
      async () =>
        (await mailbox.list(newEmail)).filter(({ text }) => codes.some((code) => text.includes(code))).length,
    )
    .toBe(3);
  await page.getByRole('link', { name: 'See the visit for Ben E.' }).click();
  await expect(heading(page)).toHaveText('Your test visit is booked');
  await expect(page.getByText(codes[1]!)).toBeVisible();
});

test('another person joins at the end of a registration, and one who stays home leaves again', async ({
  page,
  newEmail,
  hasScript,
}) => {
  await skipToHousehold(page, 2);
  await skipMember(page, 1, newEmail, { firstName: 'Ada', payment: 'none' });
  await page.goto('/covid-19-testing/covid-scheduler/covid-visit-info?section=consent');
  await page.getByRole('button', { name: 'Add another person' }).click();
  await expect(page).toHaveTitle(/^Person 3 of 3: /);
  await page.goto(householdPage);
  await expect(page.getByRole('row').filter({ hasText: 'Not done yet' })).toHaveCount(2);
  await expect(page.getByText('First, fill in the forms that are not done yet.')).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByRole('button', { name: 'Remove for Person 2' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Not done yet' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove for Person 2' }).click();
  await expect(heading(page)).toHaveText('Check your answers');
  await page.getByLabel(/I confirm that the information is true/).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(heading(page)).toHaveText('Your test visit is booked');
});

test('the held line names all times of a household', async ({ page, hasScript }) => {
  await skipToHousehold(page, 3);
  await page.goto('/covid-19-testing/check-booking');
  await expect(page.getByText(/^3 times at .+ are held until .+ The first is .+M\.$/)).toBeVisible();
  await expectReachable(page, { hasScript });
});
