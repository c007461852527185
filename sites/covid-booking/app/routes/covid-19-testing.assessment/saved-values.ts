import type { Assessment } from '@larkwell/contracts/appointments/assessment';
import { datePartsOf } from '@larkwell/platform/forms/typed-date';
import type { AssessmentValues } from './questions';

/** A saved assessment as its form shows it. */
export function valuesOf({
  symptoms,
  symptom_date,
  is_acknowledge,
  ...answers
}: Assessment): Partial<AssessmentValues> {
  return {
    ...answers,
    symptoms: Object.entries(symptoms ?? {}).flatMap(([name, isThere]) => (isThere ? [name] : [])),
    symptom_date: datePartsOf(symptom_date),
    is_acknowledge: is_acknowledge ? 'on' : undefined,
  };
}
