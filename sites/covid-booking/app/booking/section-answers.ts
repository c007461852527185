import { MEDICAL_ISSUES, type VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { NO, YES } from '@larkwell/contracts/fields/yes-no';
import { withoutPlusFour } from '@larkwell/contracts/fields/zip';
import { z } from 'zod';
import { typedDate, typedDateSchema } from '@larkwell/platform/forms/typed-date';
import { onWrongParts } from './wrong-part';

const text = z.string().optional();
const ticks = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => new Set(value === undefined ? [] : [value].flat()));
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on');

/**
 * Converts each page of the visit form into the contract's answers. This only sets the shape; the API applies the
 * contract's rules, also to hidden branches that were posted.
 */
export const sectionForms = {
  patient: z.object({
    patient_relationship: text,
    patient_first_name: text,
    patient_last_name: text,
    date_of_birth: typedDateSchema.transform(typedDate),
    gender: text,
    ethnicity: text,
    race: text,
  }),

  contact: z.object({
    zipCode: text.transform((value) => value && withoutPlusFour(value)),
    address_line_1: text,
    address_line_2: text,
    city: text,
    state: text,
    country: text,
    patient_email: text,
    patient_mobile: text,
    is_primary_phone: text,
    primary_phoneNumber: text,
  }),

  medical: z
    .object({
      received_vaccine: text,
      vaccine_dose: text,
      one_first_dose_date: typedDateSchema.transform(typedDate),
      vaccine_manufacturer_1: text,
      vaccine_manufacturer_2: text,
      taken_2_dose: text,
      first_dose_date: typedDateSchema.transform(typedDate),
      second_dose_date: typedDateSchema.transform(typedDate),
      first_time_vaccine: text,
      previous_test_positive: text,
      medical_condition: text,
      medical_issues: ticks.transform(
        (chosen) =>
          Object.fromEntries(
            MEDICAL_ISSUES.map((issue) => [issue, chosen.has(issue)]),
          ) as VisitAnswers['medical_issues'],
      ),
      is_pregnant: text,
    })
    // The first dose is asked for in two branches, and both post.
    .transform(({ one_first_dose_date, ...answers }) => ({
      ...answers,
      first_dose_date: answers.vaccine_dose === '1' ? one_first_dose_date : answers.first_dose_date,
    })),

  payment: z.object({
    payment_select: text,
    heath_insurance: text,
    confirm_no_health_insurance: ticked,
  }),

  insurance: z
    .object({
      insurance_company: text,
      insurance_id: text,
      confirm_insurance_id: text,
      group_number: text,
      policy_holder: text,
    })
    .transform((answers) => ({ ...answers, payment_select: NO, heath_insurance: YES })),

  government: z.object({
    ssn: text,
    driver_license: text,
    hhs_state: text,
    health_info_available: text,
  }),

  consent: z.object({ is_acknowledge: ticked }),
} as const;

/** Form fields for the API's error fields, where the names differ. */
function formFieldOf(field: string, answers: VisitAnswers): string {
  return answers.vaccine_dose === '1' ? field.replace(/^first_dose_date/, 'one_first_dose_date') : field;
}

/** The API's errors, by form field or part of a date. */
export function formFaults(
  errors: Readonly<Record<string, string[]>>,
  answers: VisitAnswers,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(onWrongParts(errors, answers)).map(([field, sentences]) => [
      formFieldOf(field, answers),
      sentences,
    ]),
  );
}
