import { inEachLanguage } from '@larkwell/contracts/language/language';
import { inWordsFirst } from '@larkwell/contracts/numbers/words';
import { SSN_DIGITS } from '@larkwell/contracts/numbers/accounts';
import { formatUsd } from '@larkwell/contracts/fields/money';
import {
  ACCOMPANIED_AGE,
  GUARDIAN_AGE,
  MINIMUM_TEST_AGE,
  NEBRASKA_GUARDIAN_AGE,
  UNREPORTED_INSURANCE_CENTS,
  UPLOAD_MEGABYTES,
} from '@larkwell/contracts/numbers/visits';
import type {
  ETHNICITIES,
  GENDERS,
  MEDICAL_ISSUES,
  PATIENT_RELATIONSHIPS,
  POLICY_HOLDERS,
  PREGNANCY_ANSWERS,
  RACES,
  VACCINE_DOSES,
  VisitSection,
} from '@larkwell/contracts/appointments/visit-answers';
import {
  visitInfoInSpanish,
  patientInSpanish,
  contactInSpanish,
  medicalInSpanish,
  payInSpanish,
  governmentInSpanish,
} from './es/visit-info';

type Words<Values extends readonly string[]> = Record<Values[number], string>;

const visitInfoInEnglish = {
  title: 'Visit registration',
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  allRequired: 'All fields are required unless they say optional.',
  saveAndContinue: 'Save and continue',
  saving: 'Saving',
  sections: {
    patient: 'Patient',
    contact: 'Contact',
    medical: 'Vaccine and medical history',
    payment: 'Payment',
    government: 'Government reporting',
    consent: 'Check your answers',
  } satisfies Record<VisitSection, string>,
  jumpList: 'Sections of the form',
  saved: 'saved',
  summary: 'Your visit',
  summaryRows: { patient: 'Patient', testType: 'Test', date: 'Date', time: 'Time', location: 'Location' },
  minorsTitle: `If the patient is under ${GUARDIAN_AGE + 1}`,
  minors: [
    `Age ${MINIMUM_TEST_AGE}-${ACCOMPANIED_AGE}: a parent or guardian fills in this form and comes with the patient.`,
    `Age ${ACCOMPANIED_AGE + 1}-${GUARDIAN_AGE}: a parent or guardian fills in this form but does not have to come to the visit.`,
    `Age ${NEBRASKA_GUARDIAN_AGE} in Nebraska: a parent or guardian fills in this form.`,
    `We do not test children under ${MINIMUM_TEST_AGE}.`,
  ],
  guardian: {
    accompany: `The patient will be ${MINIMUM_TEST_AGE} to ${ACCOMPANIED_AGE} years old on the day of the visit. A parent or guardian must fill in this form and come with the patient.`,
    form: 'Because of the patient’s age and the state of the location, a parent or guardian must fill in this form but does not have to come to the visit.',
  },
  submit: 'Submit',
  submitLabel: 'Confirm booking',
  submitAndPay: (price: string) => `Confirm booking and pay ${price}`,
  submitting: 'Booking',
  missingSections: 'Finish these sections first:',
  acknowledge:
    'I confirm that the information is true and complete, and I consent to the test. I understand that test cancellation is non-refundable.',
  acknowledgeLabel: 'Consent',
  change: 'Change',
  changedTitle: 'Your visit has changed since you checked it',
  changedLead: 'Nothing is booked yet, and you have not been charged. All your answers are below.',
  changedLeadUnknown:
    'Nothing is booked yet. We do not know yet whether a payment that you began went through. You are never charged twice. All your answers are below.',
  agreeAgain:
    'When you press this button, you confirm that the information on this page is true and complete, and you consent to the test. Test cancellation is non-refundable.',
} as const;

export const visitInfoMessages = inEachLanguage(visitInfoInEnglish, visitInfoInSpanish);

const patientInEnglish = {
  patient_relationship: 'Who is filling in this form?',
  relationships: {
    patient: 'The patient',
    parent: 'A parent',
    legal_guardian: 'A legal guardian',
    auth_representative: 'An authorized representative',
  } satisfies Words<typeof PATIENT_RELATIONSHIPS>,
  patient_first_name: 'First name',
  patient_last_name: 'Last name',
  nameHint: 'As on the patient’s ID',
  date_of_birth: 'Date of birth',
  gender: 'Gender',
  genders: {
    female: 'Female',
    male: 'Male',
    no_specify: 'Prefer not to answer',
  } satisfies Words<typeof GENDERS>,
  ethnicity: 'Ethnicity',
  race: 'Race',
  whyAsked: 'Asked as part of public health efforts to see who is affected. It does not change your test.',
  ethnicities: {
    'Hispanic or Latino': 'Hispanic or Latino',
    'Not Hispanic or Latino': 'Not Hispanic or Latino',
    Unknown: 'Not known',
    'Patient Refused': 'Prefer not to answer',
  } satisfies Words<typeof ETHNICITIES>,
  races: {
    'American Indian or Alaska Native': 'American Indian or Alaska Native',
    Asian: 'Asian',
    'Black or African American': 'Black or African American',
    Hispanic: 'Hispanic',
    'Native Hawaiian or Other Pacific Islander': 'Native Hawaiian or Other Pacific Islander',
    'White or Caucasian': 'White or Caucasian',
    Other: 'Other',
    Unknown: 'Not known',
    'Patient Refused': 'Prefer not to answer',
  } satisfies Words<typeof RACES>,
} as const;

export const patientMessages = inEachLanguage(patientInEnglish, patientInSpanish);

const contactInEnglish = {
  zipCode: 'ZIP code',
  findPlace: 'Find city and state',
  zipNotFound: 'We could not find that ZIP code. Check it, or enter the city and state yourself.',
  address_line_1: 'Street address',
  address_line_2: 'Apartment or suite',
  city: 'City',
  state: 'State',
  choose: 'Select a state',
  country: 'Country',
  onlyCountry: 'United States',
  patient_email: 'Email address',
  emailHint: 'We send the confirmation code here',
  patient_mobile: 'Mobile phone number',
  is_primary_phone: 'Is the mobile phone the primary phone?',
  primary_phoneNumber: 'If no, what is the primary phone number?',
} as const;

export const contactMessages = inEachLanguage(contactInEnglish, contactInSpanish);

const medicalInEnglish = {
  received_vaccine: 'Has the patient received a COVID-19 vaccine?',
  vaccine_dose: 'If yes, how many doses does the vaccine have?',
  doses: { '1': '1 dose', '2': '2 doses', no_specify: 'Prefer not to answer' } satisfies Words<
    typeof VACCINE_DOSES
  >,
  one_first_dose_date: 'If 1 dose, when was it given?',
  vaccine_manufacturer_1: 'If 1 dose, who made the vaccine?',
  vaccine_manufacturer_2: 'If 2 doses, who made the vaccine?',
  otherManufacturer: 'Another manufacturer',
  taken_2_dose: 'If 2 doses, have both been given?',
  first_dose_date: 'If both were given, when was the first dose?',
  second_dose_date: 'If both were given, when was the second dose?',
  doseHint: 'As on the vaccination card. For example, 3 27 2021',
  first_time_vaccine: 'Is this the patient’s first COVID-19 test?',
  previous_test_positive: 'If no, was a previous test positive?',
  medical_condition: 'Does the patient have a medical condition?',
  medical_issues: 'If yes, which conditions?',
  selectAll: 'Select all that apply.',
  issues: {
    is_asthma: 'Asthma',
    is_cirrhosis: 'Cirrhosis of the liver',
    is_cancer: 'Cancer',
    is_diabetes: 'Diabetes',
    is_hard_cough: 'Chronic cough or lung disease',
    is_obesity: 'Obesity',
    is_hypertension: 'High blood pressure (hypertension)',
    is_kidney_failure: 'Kidney failure',
    is_heart_problem: 'Heart problem',
  } satisfies Words<typeof MEDICAL_ISSUES>,
  is_pregnant: 'Is the patient pregnant?',
  noAnswer: 'No answer',
  pregnancy: { '1': 'Yes', '0': 'No', '2': 'Don’t know' } satisfies Words<typeof PREGNANCY_ANSWERS>,
} as const;

export const medicalMessages = inEachLanguage(medicalInEnglish, medicalInSpanish);

const payInEnglish = {
  payment_select: 'How do you want to pay?',
  card: (price: string) => `By card, ${price}`,
  cardHint: 'Non-refundable if you cancel or do not show up.',
  noCost: 'No cost, or by insurance',
  unreported: `A ${formatUsd(UNREPORTED_INSURANCE_CENTS).replace('.00', '')} charge may apply if active insurance is not reported.`,
  heath_insurance: 'If no cost, does the patient have health insurance?',
  confirm_no_health_insurance:
    'If no insurance: I confirm that the patient has no health insurance, private or public.',
  attestation: 'No health insurance',
  insuranceTitle: 'Insurance card',
  insuranceLead: 'Have your insurance card in front of you.',
  insurance_company: 'Insurance company',
  insurance_id: 'Member ID',
  confirm_insurance_id: 'Confirm member ID',
  confirmHint: 'Type or paste it again. A wrong digit can lead to a bill.',
  group_number: 'Group number',
  policy_holder: 'Who holds the policy?',
  policyHolders: {
    Self: 'Self',
    Spouse: 'Spouse',
    Child: 'Child',
    Mother: 'Mother',
    Father: 'Father',
    'Stepson or Stepdaughter': 'Stepson or Stepdaughter',
    'Grandfather or Grandmother': 'Grandfather or Grandmother',
    'Grandson or Granddaughter': 'Grandson or Granddaughter',
    'Niece or Nephew': 'Niece or Nephew',
    'Significant Other': 'Significant Other',
    'Foster Child': 'Foster Child',
    'Dependent of a Minor Dependent': 'Dependent of a Minor Dependent',
    Ward: 'Ward',
    'Emancipated Minor': 'Emancipated Minor',
    'Other Relationship': 'Other Relationship',
  } satisfies Words<typeof POLICY_HOLDERS>,
  front_insurance_card_img: 'Front of the insurance card',
  back_insurance_card_img: 'Back of the insurance card',
  imageHint: `A JPG, PNG or WebP picture of at most ${UPLOAD_MEGABYTES} MB. Only the test site sees it.`,
  upload: 'Upload',
  front: 'Front of the card',
  back: 'Back of the card',
  remove: 'Remove',
  removeQuestion: (side: 'front' | 'back') => `Remove the picture of the ${side}?`,
  removeYes: 'Yes, remove it',
  removeNo: 'No, keep it',
  uploaded: (side: 'front' | 'back') => `The ${side} of the card is saved.`,
} as const;

export const payMessages = inEachLanguage(payInEnglish, payInSpanish);

const governmentInEnglish = {
  lead: 'The law requires us to report how tests for people without insurance are paid for.',
  identity: 'Which ID can you provide?',
  identityHint: 'You only need one.',
  identities: { ssn: 'Social Security number', license: 'Driver license and its state' },
  ssn: 'Social Security number',
  ssnHint: `${inWordsFirst(SSN_DIGITS)} digits, dashes allowed. It is kept encrypted and sent only to the payer of your test.`,
  driver_license: 'Driver license number',
  hhs_state: 'State of the driver license',
  health_info_available: 'May your health information be made available for government reporting?',
  health_info_hint: 'State health departments count test results.',
} as const;

export const governmentMessages = inEachLanguage(governmentInEnglish, governmentInSpanish);
