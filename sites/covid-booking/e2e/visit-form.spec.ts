import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { saveAndContinue } from './booking-journey';
import { expectReachable } from './reach';
import { save, skipToReview, skipToVisitInfo, visitInfo } from './shortcut';

const open = (page: Page, section: string) => page.goto(`${visitInfo}?section=${section}`);
const choose = (page: Page, question: string, answer: string) =>
  page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .first()
    .check();
const problem = (page: Page, text: string) => expect(page.getByRole('link', { name: text })).toBeVisible();

test('contact says what is wrong with a ZIP code and a phone number, and keeps both', async ({
  page,
  hasScript,
}) => {
  await skipToVisitInfo(page);
  await open(page, 'contact');
  await page.getByLabel('ZIP code').fill('00000');
  await page.getByRole('button', { name: 'Find city and state' }).click();
  await problem(page, 'We could not find that ZIP code. Check it, or enter the city and state yourself.');

  await page.getByLabel('ZIP code').fill('681');
  await page.getByLabel('Mobile phone number').fill('555-0143');
  await choose(page, 'Is the mobile phone the primary phone?', 'No');
  await saveAndContinue(page);
  await problem(page, 'ZIP code: Zip code must be 5 digits!');
  await problem(page, 'Mobile phone number: Enter a US phone number, like (402) 555-0143');
  await problem(page, 'If no, what is the primary phone number: This field is required');
  await expectReachable(page, { hasScript });
  await expect(page.getByLabel('ZIP code')).toHaveValue('681');
  await expect(page.getByLabel('Mobile phone number')).toHaveValue('555-0143');
});

test('a reminder by text is asked for by a box that starts empty, and is listed for the check', async ({
  page,
  newEmail,
  hasScript,
}) => {
  await skipToReview(page, newEmail);
  await open(page, 'contact');
  const box = page.getByRole('checkbox', { name: 'Text me a reminder' });
  await expect(box).not.toBeChecked();
  await box.check();
  await saveAndContinue(page);
  await open(page, 'consent');
  await expect(page.getByText('By text, the day before')).toBeVisible();
  await expectReachable(page, { hasScript });
  await open(page, 'contact');
  await expect(box).toBeChecked();
  await box.uncheck();
  await saveAndContinue(page);
  await open(page, 'consent');
  await expect(page.getByText('By text, the day before')).toHaveCount(0);
});

test('the second dose cannot be before the first, and neither in the future', async ({ page, hasScript }) => {
  await skipToVisitInfo(page);
  await open(page, 'medical');
  await choose(page, 'Has the patient received a COVID-19 vaccine?', 'Yes');
  await choose(page, 'If yes, how many doses does the vaccine have?', '2 doses');
  await choose(page, 'If 2 doses, who made the vaccine?', 'Pfizer');
  await choose(page, 'If 2 doses, have both been given?', 'Yes');
  const type = async (question: string, [month, day, year]: [string, string, string]) => {
    const date = page.getByRole('group', { name: question });
    await date.getByLabel('Month').fill(month);
    await date.getByLabel('Day').fill(day);
    await date.getByLabel('Year').fill(year);
  };
  const second = 'If both were given, when was the second dose?';
  await type('If both were given, when was the first dose?', ['3', '27', '2021']);
  await type(second, ['Mar', '26', '2021']);
  await saveAndContinue(page);
  await problem(page, 'The second dose cannot be before the first');
  await expectReachable(page, { hasScript });
  await type(second, ['4', '17', '2030']);
  await saveAndContinue(page);
  await problem(page, 'when was the second dose: The date must not be in the future');
});

test('only the chosen ID is required, and an invalid number is refused and not shown', async ({
  page,
  hasScript,
}) => {
  await skipToVisitInfo(page);
  await open(page, 'consent');
  await expect(page.getByText('Finish these sections first:')).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Missing or invalid information. Please check the form again.')).toHaveCount(1);
  await expectReachable(page, { hasScript });
  await open(page, 'payment');
  await saveAndContinue(page);
  await problem(page, 'How do you want to pay: This field is required');
  await expectReachable(page, { hasScript });
  await save(page, 'payment', {
    payment_select: '0',
    heath_insurance: '0',
    confirm_no_health_insurance: 'on',
  });
  await open(page, 'government');
  await saveAndContinue(page);
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveText([/^Social Security number/, /^May we share your health information/]);
  await choose(page, 'Which ID can you provide?', 'Driver license and its state');
  await saveAndContinue(page);
  await expect(links).toHaveText([/^Driver license number/, /^State of the/, /^May we share your health/]);
  await expectReachable(page, { hasScript });
  await choose(page, 'Which ID can you provide?', 'Social Security number');
  await page.getByRole('textbox', { name: 'Social Security number' }).fill('000-12-3456');
  await saveAndContinue(page);
  await problem(page, 'Enter a valid 9-digit Social Security number (dashes allowed)');
  expect(await page.content()).not.toContain('12-3456');
});
