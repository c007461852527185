import type { FieldMetadata } from '@conform-to/react';
import type {
  SECTION_FIELDS,
  VisitAnswers,
  VisitSection,
} from '@larkwell/contracts/appointments/visit-answers';
import { datePartsOf, type TypedDate } from '@larkwell/platform/forms/typed-date';

type AnswerField = (typeof SECTION_FIELDS)[VisitSection][number];
type DateField = 'date_of_birth' | 'one_first_dose_date' | 'first_dose_date' | 'second_dose_date';

/** The visit form as typed: all text, except dates in three parts and the checked conditions. */
export type VisitValues = Record<Exclude<AnswerField, DateField | 'medical_issues'>, string> &
  Record<DateField, NonNullable<TypedDate>> & { medical_issues: string[]; identity: string };

export type VisitFields = {
  [Name in keyof VisitValues]: FieldMetadata<VisitValues[Name], VisitValues, string[]>;
};

/** The saved answers as the form shows them. Consent starts unchecked, unless this press gave it. */
export function visitValues(saved: VisitAnswers, isConsentGiven = false): Partial<VisitValues> {
  const { date_of_birth, first_dose_date, second_dose_date, medical_issues, ...texts } = saved;
  const first = datePartsOf(first_dose_date);
  return {
    ...(texts as Partial<VisitValues>),
    date_of_birth: datePartsOf(date_of_birth),
    one_first_dose_date: first,
    first_dose_date: first,
    second_dose_date: datePartsOf(second_dose_date),
    medical_issues: Object.entries(medical_issues ?? {}).flatMap(([issue, ticked]) =>
      ticked ? [issue] : [],
    ),
    text_reminder: saved.text_reminder ? 'on' : undefined,
    confirm_no_health_insurance: saved.confirm_no_health_insurance ? 'on' : undefined,
    is_acknowledge: isConsentGiven ? 'on' : undefined,
  };
}
