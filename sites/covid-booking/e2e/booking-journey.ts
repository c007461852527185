import type { Page } from '@larkwell/tooling/e2e';

/** A place in Nebraska with many locations nearby. */
export const omaha = '68102';

const choose = (page: Page, question: string | RegExp, answer: string) =>
  page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .first()
    .check();

export const saveAndContinue = (page: Page) =>
  page.getByRole('button', { name: 'Save and continue' }).last().click();

/** Answers no to all eight questions and acknowledges. */
export async function answerAssessment(page: Page) {
  for (const question of [
    /future travel or recreation/,
    /social distancing was not possible/,
    /close contact/,
    /live in a high-risk special setting/,
    /work in health care/,
    /work in a high-risk special setting/,
    /asked or referred/,
    /symptoms in the last 14 days/,
  ]) {
    await choose(page, question, 'No');
  }
  await page.getByLabel(/I confirm that my answers are true/).check();
}

/** Opens the nearest location on the second offered date and takes the last of its times. */
export async function takeTime(page: Page) {
  await page.getByRole('navigation', { name: 'Choose a date' }).getByRole('link').nth(1).click();
  await page.getByRole('link', { name: 'Check Availability' }).first().click();
  const open = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Afternoon' }) });
  await open
    .getByRole('button', { name: /[AP]M\b/ })
    .last()
    .click();
  await page.getByText('We’re holding').first().waitFor();
}

export interface Patient {
  firstName?: string;
  lastName?: string;
  /** Month, day, year. */
  born?: [string, string, string];
  filledInBy?: string;
}

export async function fillPatient(page: Page, patient: Patient = {}) {
  const { firstName = 'Ada', lastName = 'Example', born = ['4', '27', '1988'] } = patient;
  await choose(page, 'Who is filling in this form?', patient.filledInBy ?? 'The patient');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Month').fill(born[0]);
  await page.getByLabel('Day').fill(born[1]);
  await page.getByLabel('Year').fill(born[2]);
  await choose(page, 'Gender', 'Prefer not to answer');
  await choose(page, 'Ethnicity', 'Not known');
  await choose(page, 'Race', 'Prefer not to answer');
  await saveAndContinue(page);
}

export async function fillContact(page: Page, email: string) {
  await page.getByLabel('ZIP code').fill(omaha);
  await page.getByRole('button', { name: 'Find city and state' }).click();
  await page.getByLabel('Street address').fill('12 Sample Street');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Mobile phone number').fill('4025550143');
  await choose(page, 'Is the mobile phone the primary phone?', 'Yes');
  await saveAndContinue(page);
}

export async function fillMedical(page: Page) {
  await choose(page, 'Has the patient received a COVID-19 vaccine?', 'No');
  await choose(page, 'Is this the patient’s first COVID-19 test?', 'Yes');
  await choose(page, 'Does the patient have a medical condition?', 'No');
  await saveAndContinue(page);
}

export async function payByCard(page: Page) {
  await choose(page, 'How do you want to pay?', 'By card, $120.00');
  await saveAndContinue(page);
}

export async function haveNoInsurance(page: Page) {
  await choose(page, 'How do you want to pay?', 'No cost, or by insurance');
  await choose(page, 'If no cost, does the patient have health insurance?', 'No');
  await page.getByLabel(/If no insurance: I confirm/).check();
  await saveAndContinue(page);
}

export async function haveInsurance(page: Page) {
  await choose(page, 'How do you want to pay?', 'No cost, or by insurance');
  await choose(page, 'If no cost, does the patient have health insurance?', 'Yes');
  await saveAndContinue(page);
  await page.getByRole('heading', { name: 'Insurance card' }).waitFor();
}

/** Answers only the question that everyone gets. */
export async function fillGovernment(page: Page) {
  await choose(page, /May your health information/, 'Yes');
  await saveAndContinue(page);
}

export async function giveSsn(page: Page, ssn = '900-12-3456') {
  await choose(page, 'Which ID can you provide?', 'Social Security number');
  await page.getByRole('textbox', { name: 'Social Security number' }).fill(ssn);
  await fillGovernment(page);
}

export async function giveLicense(page: Page) {
  await choose(page, 'Which ID can you provide?', 'Driver license and its state');
  await page.getByLabel('Driver license number').fill('H12345678');
  await page.getByLabel('State of the driver license').selectOption('NE');
  await fillGovernment(page);
}

/** Consents on the review page and submits. */
export async function submit(page: Page) {
  await page.getByLabel(/I confirm that the information is true/).check();
  await page.getByRole('button', { name: /^(Submit|Confirm booking)/ }).click();
}
