import {
  assessmentRules,
  type Assessment,
  type AssessmentAnswers,
} from '@larkwell/contracts/appointments/assessment';
import { visitSchema, type Visit } from '@larkwell/contracts/appointments/visit';
import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { paysByCard, visitMessages, type VisitContext } from '@larkwell/contracts/appointments/visit-rules';
import { collectFieldErrors, type FieldErrors } from '../refusals';

/** A complete booking state that passed every rule. */
export interface VisitState {
  visit: Visit;
  assessment: Assessment;
  byCard: boolean;
}

export type CheckedState =
  { isComplete: true; state: VisitState } | { isComplete: false; errorData: FieldErrors };

/**
 * Runs all rules over everything a booking needs, even if it was checked when saved: days pass, slots change.
 */
export function checkVisitState(
  answers: VisitAnswers,
  assessment: AssessmentAnswers | null,
  context: VisitContext,
): CheckedState {
  const visit = visitSchema(context).safeParse(answers);
  const assessed = assessmentRules(context.today).safeParse(assessment ?? {});
  if (visit.success && assessed.success) {
    const byCard = paysByCard(visit.data, context.testType);
    return { isComplete: true, state: { visit: visit.data, assessment: assessed.data, byCard } };
  }
  const visitErrors = collectFieldErrors(visit.error?.issues ?? []);
  const assessmentErrors = collectFieldErrors(assessed.error?.issues ?? []);
  const beforeVisit: FieldErrors = assessment ? assessmentErrors : { assessment: [visitMessages.required] };
  return { isComplete: false, errorData: { ...beforeVisit, ...visitErrors } };
}
