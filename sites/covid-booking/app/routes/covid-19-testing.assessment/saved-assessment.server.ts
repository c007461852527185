import type { Assessment } from '@larkwell/contracts/appointments/assessment';
import { attempt } from '@larkwell/platform/client/refusal';
import { datePartsOf } from '@larkwell/platform/forms/typed-date';
import { apiFor } from '../../api.server';
import { assessmentFaults } from '../../booking/steps';
import type { AssessmentValues } from './questions';

interface SavedAssessment {
  values: Partial<AssessmentValues>;
  /** Current errors: symptoms that began too long ago. */
  faults: Record<string, string[]>;
}

/** The assessment of this browser's booking in progress; null if there is none or it is already booked. */
export async function findSavedAssessment(
  request: Request,
  draftId: string | undefined,
): Promise<SavedAssessment | null> {
  const found = draftId ? await attempt(apiFor(request).drafts.get({ draftId })) : null;
  if (!found?.ok || found.value.data.bookingId || !found.value.data.assessment) return null;
  const { assessment } = found.value.data;
  return { values: valuesOf(assessment), faults: assessmentFaults(found.value.data) };
}

function valuesOf({
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
