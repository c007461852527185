import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { textMessages } from '@larkwell/contracts/fields/text';

type Errors = Record<string, string[]>;

/** The fields of each ID that can be chosen. */
const fieldsOf = { ssn: ['ssn'], license: ['driver_license', 'hhs_state'] } as const;

/**
 * Leaves out that the ID which was not chosen is missing: its fields are hidden, and one of the two is enough. What
 * is wrong with something that was typed there is kept.
 */
export function onChosenIdentity(errors: Errors, chosen: unknown, answers: VisitAnswers): Errors {
  const [shown, hidden] =
    chosen === 'license' ? (['license', 'ssn'] as const) : (['ssn', 'license'] as const);
  const isEmpty = (field: (typeof fieldsOf)['ssn' | 'license'][number]) => !answers[field]?.trim();
  const dropped = fieldsOf[hidden].filter((field) => field in errors && isEmpty(field));
  if (dropped.length === 0) return errors;
  const kept = Object.entries(errors).filter(([field]) => !dropped.some((gone) => gone === field));
  const missing = fieldsOf[shown].filter(isEmpty).map((field) => [field, [textMessages.required]]);
  return Object.fromEntries([...missing, ...kept]);
}
