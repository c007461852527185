import { expect, test } from '@larkwell/tooling/e2e';
import { fillPatient, saveAndContinue } from './booking-journey';
import { expectReachable } from './reach';
import { consent, skipToReview, skipToVisitInfo, visitInfo } from './shortcut';

// It is the morning of June 15, 2027 in the product, and the visit is the next day.
const minors = [
  { who: 'a child of 10', year: '2017', says: /must fill in this form and come with the patient/ },
  { who: 'a patient of 16', year: '2011', says: /They do not have to come to the visit/ },
  { who: 'a patient of 18 in Nebraska', year: '2009', says: /They do not have to come to the visit/ },
];

for (const { who, year, says } of minors) {
  test(`${who} is booked, and the page says what the guardian must do`, async ({ page, newEmail }) => {
    await skipToReview(page, newEmail, {
      patient_relationship: 'parent',
      'date_of_birth.month': '1',
      'date_of_birth.day': '2',
      'date_of_birth.year': year,
    });
    await page.goto('/covid-19-testing/covid-scheduler/covid-visit-info?section=consent');
    await expect(page.getByText(says).first()).toBeVisible();
    await page.goto(await consent(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked');
    await expect(page.getByText(/A parent or guardian (must come|has to fill)/)).toBeVisible();
  });
}

test('a child under 3 is refused with an explanation, and what was typed stays', async ({
  page,
  hasScript,
}) => {
  await skipToVisitInfo(page);
  await page.goto('/covid-19-testing/covid-scheduler/covid-visit-info');
  await expect(page.getByText('We do not test children under 3.')).toBeVisible();
  await saveAndContinue(page);
  await expect(page.getByRole('link', { name: 'Date of birth: This field is required' })).toBeVisible();
  await expectReachable(page, { hasScript });
  await fillPatient(page, { firstName: 'Kim', born: ['1', '2', '2025'], filledInBy: 'A parent' });
  await expect(page).toHaveTitle(/^Error: /);
  await expect(
    page
      .getByText('The test is for people aged 3 and older. Please ask your child’s doctor about testing.')
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Kim');
});

const alone = [
  {
    born: ['1', '2', '2017'],
    says: 'Age 3-15: the parent or guardian fills in the form and accompanies the patient.',
  },
  {
    born: ['1', '2', '2009'],
    says: 'Age 16-17, and 18 in Nebraska: the parent or guardian fills in the form.',
  },
] as const;

for (const { born, says } of alone) {
  test(`a patient born in ${born[2]} cannot register alone, and keeps what was typed`, async ({ page }) => {
    await skipToVisitInfo(page);
    await page.goto(visitInfo);
    await fillPatient(page, { firstName: 'Kim', born: [...born] });
    await expect(page.getByRole('link', { name: `Who is filling in this form: ${says}` })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Kim');
    await expect(page.getByRole('radio', { name: 'The patient' })).toBeChecked();
    await fillPatient(page, { firstName: 'Kim', born: [...born], filledInBy: 'A parent' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  });
}
