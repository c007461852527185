import { z } from 'zod';
import { dateMessages } from '../fields/date';
import { pastDate } from '../fields/past-date';
import { bookingEmailMessages, email } from '../fields/email';
import { personName } from '../fields/person-name';
import { ssn } from '../fields/ssn';
import { choice, optionalText, requiredText, textMessages } from '../fields/text';
import { usPhone } from '../fields/us-phone';
import { NO, YES, yesNo } from '../fields/yes-no';
import { bookingZipMessages, zip } from '../fields/zip';
import { guardianDuty, minorMessages } from '../minors';
import type { TestType } from '../test-types';
import {
  DEFAULT_POLICY_HOLDER,
  ETHNICITIES,
  GENDERS,
  MEDICAL_ISSUES,
  ONE_DOSE_MANUFACTURERS,
  PATIENT_RELATIONSHIPS,
  POLICY_HOLDERS,
  PREGNANCY_ANSWERS,
  RACES,
  TWO_DOSE_MANUFACTURERS,
  VACCINE_DOSES,
  type VisitAnswers,
} from './visit-answers';

/** What the rules need besides the answers. */
export interface VisitContext {
  testType: TestType;
  /** `YYYY-MM-DD` in the test location's zone. */
  today: string;
  /** Day of the visit in the test location's zone; `today` when no time is chosen yet. */
  visitDate?: string;
  /** The test location's state, as its two-letter code; empty when unknown. It decides who is a minor. */
  state: string;
  /** Answers of previously saved sections, which conditions may depend on. Not checked again. */
  saved?: VisitAnswers;
}

export const visitMessages = {
  required: textMessages.required,
  memberIdMismatch: 'Incorrect confirm member number',
  secondDoseFirst: 'The second dose cannot be before the first',
  imageRequired: 'Image required',
  invalidForm: 'Missing or invalid information. Please check the form again.',
} as const;

/**
 * A section's rules take the answers they need; an answer that no rule takes was not asked for and is
 * dropped.
 */
export type SectionRules = (section: {
  answers: VisitAnswers;
  context: VisitContext;
  take: (field: keyof VisitAnswers, schema: z.ZodType) => boolean;
  refuse: (field: keyof VisitAnswers, message: string) => void;
}) => void;

const ticked = z.literal(true, { error: visitMessages.required });
const name = personName();

export const patientRules: SectionRules = ({ answers, context, take, refuse }) => {
  take('patient_relationship', choice(PATIENT_RELATIONSHIPS));
  take('patient_first_name', name);
  take('patient_last_name', name);
  const born = answers.date_of_birth?.trim() ?? '';
  const visitDate = context.visitDate ?? context.today;
  if (take('date_of_birth', pastDate(context.today))) {
    const duty = guardianDuty(born, visitDate, context.state);
    if (duty === 'too-young') refuse('date_of_birth', minorMessages.tooYoung);
    else if (duty !== 'none' && answers.patient_relationship === 'patient') {
      refuse('patient_relationship', minorMessages[duty]);
    }
  }
  take('gender', choice(GENDERS));
  take('ethnicity', choice(ETHNICITIES));
  take('race', choice(RACES));
};

export const contactRules: SectionRules = ({ answers, take }) => {
  take('address_line_1', requiredText());
  take('address_line_2', optionalText());
  take('country', requiredText(undefined, { max: 60 }));
  take('state', requiredText(undefined, { max: 60 }));
  take('city', requiredText(undefined, { max: 60 }));
  take('zipCode', zip(bookingZipMessages));
  take('patient_email', email(bookingEmailMessages));
  take('patient_mobile', usPhone());
  take('is_primary_phone', yesNo());
  if (answers.is_primary_phone === NO) take('primary_phoneNumber', usPhone());
};

export const medicalRules: SectionRules = (section) => {
  const { answers, take } = section;
  take('received_vaccine', yesNo());
  if (answers.received_vaccine === YES) vaccineRules(section);
  take('first_time_vaccine', yesNo());
  if (answers.first_time_vaccine === NO) take('previous_test_positive', yesNo());
  take('medical_condition', yesNo());
  if (answers.medical_condition === YES) {
    take(
      'medical_issues',
      z
        .partialRecord(z.enum(MEDICAL_ISSUES), z.boolean(), { error: visitMessages.required })
        .refine((issues) => Object.values(issues).some(Boolean), visitMessages.required),
    );
  }
  take('is_pregnant', z.enum(PREGNANCY_ANSWERS).or(z.literal('')).nullish());
};

const vaccineRules: SectionRules = ({ answers, context, take, refuse }) => {
  take('vaccine_dose', choice(VACCINE_DOSES));
  const doseDate = pastDate(context.today, { ...dateMessages, required: visitMessages.required });
  if (answers.vaccine_dose === '1') {
    take('first_dose_date', doseDate);
    take('vaccine_manufacturer_1', choice(ONE_DOSE_MANUFACTURERS));
  }
  if (answers.vaccine_dose !== '2') return;
  take('vaccine_manufacturer_2', choice(TWO_DOSE_MANUFACTURERS));
  take('taken_2_dose', yesNo());
  if (answers.taken_2_dose !== YES) return;
  const first = take('first_dose_date', doseDate);
  const second = take('second_dose_date', doseDate);
  if (first && second && answers.second_dose_date!.trim() < answers.first_dose_date!.trim()) {
    refuse('second_dose_date', visitMessages.secondDoseFirst);
  }
};

/** Whether a visit is paid by card: Antigen always, RT-PCR by choice. */
export function paysByCard(answers: VisitAnswers, testType: VisitContext['testType']): boolean {
  return testType === 'Antigen' || answers.payment_select === YES;
}

/** Whether the patient chose the no-cost option and has no insurance. */
export function isUninsured(answers: VisitAnswers, testType: VisitContext['testType']): boolean {
  return testType === 'RT-PCR' && answers.payment_select === NO && answers.heath_insurance === NO;
}

export const paymentRules: SectionRules = (section) => {
  const { answers, context, take } = section;
  // Antigen is paid by card, whatever was sent.
  if (context.testType === 'Antigen')
    return void take(
      'payment_select',
      z.any().transform(() => YES),
    );
  take('payment_select', yesNo());
  if (answers.payment_select !== NO) return;
  take('heath_insurance', yesNo());
  if (answers.heath_insurance === YES) insuranceRules(section);
  if (answers.heath_insurance === NO) take('confirm_no_health_insurance', ticked);
};

const insuranceRules: SectionRules = ({ answers, take, refuse }) => {
  take('insurance_company', requiredText());
  const id = take('insurance_id', requiredText(undefined, { max: 60 }));
  const confirmed = take('confirm_insurance_id', requiredText(undefined, { max: 60 }));
  if (id && confirmed && answers.insurance_id!.trim() !== answers.confirm_insurance_id!.trim()) {
    refuse('confirm_insurance_id', visitMessages.memberIdMismatch);
  }
  take('group_number', optionalText({ max: 60 }));
  take(
    'policy_holder',
    z.preprocess((value) => value ?? DEFAULT_POLICY_HOLDER, choice(POLICY_HOLDERS)),
  );
  take('front_insurance_card_img', requiredText(undefined, { max: 300 }));
  take('back_insurance_card_img', requiredText(undefined, { max: 300 }));
};

export const governmentRules: SectionRules = (section) => {
  if (isUninsured(section.answers, section.context.testType)) identityRules(section);
  section.take('health_info_available', yesNo());
};

const license = requiredText(undefined, { max: 40 });
const licenseState = requiredText(undefined, { max: 60 });

/**
 * Between an SSN and a license with its state, the complete one counts, and an incomplete one beside it is
 * dropped.
 */
const identityRules: SectionRules = ({ answers, take }) => {
  const { driver_license, hhs_state } = answers;
  const isLicense = license.safeParse(driver_license).success && licenseState.safeParse(hhs_state).success;
  const ssnGiven = Boolean(answers.ssn?.trim());
  const licenseGiven = Boolean(driver_license?.trim() || hhs_state?.trim());
  if (ssn().safeParse(answers.ssn).success || (ssnGiven && !isLicense)) return void take('ssn', ssn());
  if (!licenseGiven) take('ssn', requiredText());
  take('driver_license', license);
  take('hhs_state', licenseState);
};

export const consentRules: SectionRules = ({ take }) => {
  take('is_acknowledge', ticked);
  take('payment_charge_id', optionalText({ max: 100 }));
};
