import { expect, test, type Page } from '@larkwell/tooling/e2e';
import { answerAssessment, saveAndContinue } from './booking-journey';
import { picture } from './picture';
import { expectReachable } from './reach';
import { post, save, skipToScheduler, skipToVisitInfo, visitInfo } from './shortcut';
import { patientAnswers } from './typed-answers';

type Answers = Record<string, string>;

// Each form with one bad field. Everything else must come back as typed, or as "We have it".
const forms: { form: string; path: string; typed: Answers; bad: Answers; secrets?: Answers }[] = [
  {
    form: 'patient',
    path: `${visitInfo}?section=patient`,
    typed: { ...patientAnswers, patient_last_name: ' ' },
    bad: {},
  },
  {
    form: 'contact',
    path: `${visitInfo}?section=contact`,
    typed: {
      zipCode: '68102',
      address_line_1: '12 Sample Street',
      address_line_2: 'Apt 4',
      city: 'Omaha',
      state: 'NE',
      patient_mobile: '(402) 555-0143',
      is_primary_phone: '0',
      primary_phoneNumber: '(402) 555-0144',
    },
    bad: { patient_email: 'ada@example' },
  },
  {
    form: 'medical history',
    path: `${visitInfo}?section=medical`,
    typed: {
      received_vaccine: '1',
      vaccine_dose: '2',
      vaccine_manufacturer_2: 'Pfizer',
      taken_2_dose: '1',
      'first_dose_date.month': '3',
      'first_dose_date.day': '27',
      'first_dose_date.year': '2021',
      first_time_vaccine: '0',
      previous_test_positive: '1',
      medical_condition: '1',
      medical_issues: 'is_asthma',
      is_pregnant: '2',
    },
    bad: { 'second_dose_date.month': '2', 'second_dose_date.day': '30', 'second_dose_date.year': '2021' },
  },
  {
    form: 'payment',
    path: `${visitInfo}?section=payment`,
    typed: { payment_select: '0', heath_insurance: '0' },
    bad: {},
  },
  {
    form: 'insurance card',
    path: `${visitInfo}?section=payment&card=1`,
    typed: { insurance_company: 'Prairie Health', group_number: 'G-7', policy_holder: 'Ward' },
    secrets: { insurance_id: 'ZX-4471' },
    bad: { confirm_insurance_id: 'ZX-4417' },
  },
  {
    form: 'government, with an SSN',
    path: `${visitInfo}?section=government`,
    typed: { identity: 'ssn' },
    secrets: { ssn: '900-12-3456' },
    bad: {},
  },
  {
    form: 'government, with a license',
    path: `${visitInfo}?section=government`,
    typed: { identity: 'license', hhs_state: 'NE' },
    secrets: { driver_license: 'H12345678' },
    bad: { ssn: '12' },
  },
  {
    form: 'search',
    path: '/covid-19-testing/covid-scheduler',
    typed: { testType: 'Antigen' },
    bad: { location: ' ' },
  },
];

/** The values that the page's form would post, by name. */
const valuesOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('form')].flatMap((form) => [...new FormData(form)]);
    return fields.map(([name, value]) => `${name}=${String(value)}`);
  });

for (const { form, path, typed, bad, secrets = {} } of forms) {
  test(`nothing typed is lost: ${form}`, async ({ page }) => {
    await skipToVisitInfo(page);
    if (form.startsWith('government')) {
      await save(page, 'payment', {
        payment_select: '0',
        heath_insurance: '0',
        confirm_no_health_insurance: 'on',
      });
    }
    await page.goto(path);
    await page.evaluate(
      ([address, values]) => {
        const sent = document.createElement('form');
        sent.method = 'post';
        sent.action = address!;
        const token = document.querySelector<HTMLInputElement>('form[method=post] input[type=hidden]');
        for (const [name, value] of [
          ...Object.entries(values!),
          ...(token ? [[token.name, token.value]] : []),
        ]) {
          const field = document.createElement('input');
          field.name = name!;
          field.value = value!;
          sent.append(field);
        }
        document.body.append(sent);
        sent.submit();
      },
      [path, { ...typed, ...secrets, ...bad }] as const,
    );
    await expect(page).toHaveTitle(/^Error: /);
    const values = await valuesOf(page);
    for (const [name, value] of Object.entries(typed)) expect(values).toContain(`${name}=${value}`);
    for (const value of Object.values(secrets)) {
      await expect(page.getByText(/: We have it/).first()).toBeVisible();
      expect(await page.content()).not.toContain(value);
    }
  });
}

test('an assessment with one missing answer keeps all others', async ({ page }) => {
  await post(page, '/covid-19-testing', { location: '68102' });
  await page.goto('/covid-19-testing/assessment');
  await answerAssessment(page);
  await page.getByLabel(/I confirm that my answers are true/).uncheck();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('radio', { name: 'No', checked: true })).toHaveCount(8);
});

test('a landing page with an unknown place, and a lookup with a wrong address, keep them', async ({
  page,
}) => {
  for (const [path, name, typed, button] of [
    ['/covid-19-testing', 'location', '00000', 'Get Tested'],
    ['/covid-19-testing/check-booking', 'email', 'ada@example', 'Check Booking'],
  ] as const) {
    await page.goto(path);
    await page.locator(`input[name=${name}]`).fill(typed);
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator(`input[name=${name}]`)).toHaveValue(typed);
  }
});

test('a saved number can be changed and removed, and survives adding a picture or choosing the other ID', async ({
  page,
  hasScript,
}) => {
  test.slow();
  await skipToVisitInfo(page);
  await page.goto(`${visitInfo}?section=payment&card=1`);
  await page.getByRole('textbox', { name: 'Member ID', exact: true }).fill('ZX-4471');
  await page.getByRole('textbox', { name: 'Confirm member ID' }).fill('ZX-4471');
  await page.getByLabel('Front of the insurance card').setInputFiles(picture('front.png'));
  await page.getByRole('button', { name: 'Upload: Front of the card' }).click();
  await expect(page.getByText('The front of the card is saved.')).toBeVisible();
  await expect(page.getByText('Member ID: We have it')).toBeVisible();
  await expectReachable(page, { hasScript });
  await page.getByText('Change Member ID').click();
  await expect(page.getByRole('textbox', { name: 'Member ID', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Member ID' }).click();
  await expect(page.getByText('Member ID: We have it')).toHaveCount(0);
  await expect(page.getByText('The front of the card is saved.')).toBeVisible();

  await save(page, 'payment', {
    payment_select: '0',
    heath_insurance: '0',
    confirm_no_health_insurance: 'on',
  });
  await save(page, 'government', { identity: 'ssn', ssn: '900-12-3456', health_info_available: '1' });
  await page.goto(`${visitInfo}?section=government`);
  await expect(page.getByText('•••-••-3456')).toBeVisible();
  await page.getByRole('radio', { name: 'Driver license and its state' }).check();
  await page.getByLabel('Driver license number').fill('H12345678');
  await page.getByLabel('State of the driver license').selectOption('NE');
  await saveAndContinue(page);
  await page.goto(`${visitInfo}?section=government`);
  await expect(page.getByText('Driver license number: We have it')).toBeVisible();
  await expect(page.getByText('•••-••-3456')).toHaveCount(0);
});

test('an overlong answer is refused beside its field and kept', async ({ page }) => {
  const endless = 'x'.repeat(301);
  await skipToVisitInfo(page);
  await page.goto(`${visitInfo}?section=patient`);
  await page.getByLabel('Last name').fill(endless);
  await saveAndContinue(page);
  await expect(page.getByRole('link', { name: 'Last name: Use 300 characters or fewer' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(endless);
});

test('the consent stays checked if the booking is incomplete', async ({ page }) => {
  await skipToScheduler(page);
  await skipToVisitInfo(page);
  await page.goto(`${visitInfo}?section=consent`);
  await page.getByLabel(/I confirm that the information is true/).check();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Missing or invalid information. Please check the form again.')).toBeVisible();
  await expect(page.getByLabel(/I confirm that the information is true/)).toBeChecked();
});
