import { z } from 'zod';

export const PATIENT_RELATIONSHIPS = ['patient', 'parent', 'legal_guardian', 'auth_representative'] as const;
/** The only answer for `country`; pages show it in their language. */
export const ONLY_COUNTRY = 'United States';
export const GENDERS = ['female', 'male', 'no_specify'] as const;
export const RACES = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Hispanic',
  'Native Hawaiian or Other Pacific Islander',
  'Other',
  'Patient Refused',
  'Unknown',
  'White or Caucasian',
] as const;
export const ETHNICITIES = [
  'Hispanic or Latino',
  'Not Hispanic or Latino',
  'Patient Refused',
  'Unknown',
] as const;
export const VACCINE_DOSES = ['1', '2', 'no_specify'] as const;
/** Makers of a one-dose vaccine (`vaccine_manufacturer_1`). */
export const ONE_DOSE_MANUFACTURERS = ['Johnson & Johnson', 'other'] as const;
/** Makers of a two-dose vaccine (`vaccine_manufacturer_2`). */
export const TWO_DOSE_MANUFACTURERS = ['Moderna', 'Pfizer', 'other'] as const;
/** Yes, no, don't know. */
export const PREGNANCY_ANSWERS = ['1', '0', '2'] as const;
export const MEDICAL_ISSUES = [
  'is_asthma',
  'is_cirrhosis',
  'is_cancer',
  'is_diabetes',
  'is_hard_cough',
  'is_obesity',
  'is_hypertension',
  'is_kidney_failure',
  'is_heart_problem',
] as const;
export const POLICY_HOLDERS = [
  'Self',
  'Spouse',
  'Child',
  'Mother',
  'Father',
  'Stepson or Stepdaughter',
  'Grandfather or Grandmother',
  'Grandson or Granddaughter',
  'Niece or Nephew',
  'Significant Other',
  'Foster Child',
  'Dependent of a Minor Dependent',
  'Ward',
  'Emancipated Minor',
  'Other Relationship',
] as const;
export const DEFAULT_POLICY_HOLDER = 'Self';

/** The six sections of the registration form, in order. */
export const VISIT_SECTIONS = ['patient', 'contact', 'medical', 'payment', 'government', 'consent'] as const;
export type VisitSection = (typeof VISIT_SECTIONS)[number];

/** The answers in each section. */
export const SECTION_FIELDS = {
  patient: [
    'patient_relationship',
    'patient_first_name',
    'patient_last_name',
    'date_of_birth',
    'gender',
    'ethnicity',
    'race',
  ],
  contact: [
    'address_line_1',
    'address_line_2',
    'country',
    'state',
    'city',
    'zipCode',
    'patient_email',
    'patient_mobile',
    'text_reminder',
    'is_primary_phone',
    'primary_phoneNumber',
  ],
  medical: [
    'received_vaccine',
    'vaccine_dose',
    'vaccine_manufacturer_1',
    'vaccine_manufacturer_2',
    'taken_2_dose',
    'first_dose_date',
    'second_dose_date',
    'first_time_vaccine',
    'previous_test_positive',
    'medical_condition',
    'medical_issues',
    'is_pregnant',
  ],
  payment: [
    'payment_select',
    'heath_insurance',
    'insurance_company',
    'insurance_id',
    'confirm_insurance_id',
    'group_number',
    'policy_holder',
    'front_insurance_card_img',
    'back_insurance_card_img',
    'confirm_no_health_insurance',
  ],
  government: ['ssn', 'driver_license', 'hhs_state', 'health_info_available'],
  consent: ['is_acknowledge', 'payment_charge_id'],
} as const satisfies Record<VisitSection, readonly string[]>;

/** Answers that are stored encrypted and never travel back to a page. */
export const SECRET_ANSWERS = ['ssn', 'driver_license', 'insurance_id', 'confirm_insurance_id'] as const;

/** Secret answers that can be withdrawn one by one. */
export const FORGETTABLE_ANSWERS = ['ssn', 'driver_license', 'insurance_id'] as const;
export type ForgettableAnswer = (typeof FORGETTABLE_ANSWERS)[number];

type FlagField = 'medical_issues' | 'text_reminder' | 'confirm_no_health_insurance' | 'is_acknowledge';
const flagFields: readonly string[] = [
  'medical_issues',
  'text_reminder',
  'confirm_no_health_insurance',
  'is_acknowledge',
] satisfies FlagField[];
type AnswerField = (typeof SECTION_FIELDS)[VisitSection][number];
type TextField = Exclude<AnswerField, FlagField>;

const textFields = Object.values(SECTION_FIELDS)
  .flat()
  .filter((name) => !flagFields.includes(name));

const text = z.string().max(300).nullish();

/**
 * The visit registration on the wire, before any rule: every field is optional and no value is checked, so
 * that the rules of `visit.ts` report everything missing at once. Wire names are the specification's.
 */
export const visitAnswersSchema = z.object({
  ...(Object.fromEntries(textFields.map((name) => [name, text])) as Record<TextField, typeof text>),
  medical_issues: z.partialRecord(z.enum(MEDICAL_ISSUES), z.boolean()).nullish(),
  /** Whether to text the mobile number a reminder the day before the visit. */
  text_reminder: z.boolean().nullish(),
  confirm_no_health_insurance: z.boolean().nullish(),
  is_acknowledge: z.boolean().nullish(),
});
export type VisitAnswers = z.infer<typeof visitAnswersSchema>;
