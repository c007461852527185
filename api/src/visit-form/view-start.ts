import { assessmentRules, type Assessment } from '@larkwell/contracts/appointments/assessment';
import type { DraftStart } from '@larkwell/contracts/drafts/drafts';
import { nameVisit } from '../appointments';
import type { Deps } from '../deps';
import { draftAt, openAssessment, payingDraft, type DraftRow } from '../drafts';
import { hasOpenPayment } from '../payments';
import { collectFieldErrors, type FieldErrors } from '../refusals';
import { readRuleContext } from './rule-context';

/**
 * What the pages before the visit form show of a draft. They are opened most and need little, so the rules of the
 * visit form do not run and no hold is read in full.
 *
 * @param searchLocation for a place that was chosen but is not saved in the draft yet
 */
export async function viewStart(
  { db, cipher }: Deps,
  row: DraftRow,
  searchLocation = row.searchLocation,
): Promise<DraftStart> {
  const [{ today }, hasPayment] = await Promise.all([
    readRuleContext(db, { ...row, searchLocation }),
    hasOpenPayment(db, nameVisit({ draftId: payingDraft(row) })),
  ]);
  const assessment = row.appointmentId ? null : openAssessment(cipher, draftAt(row), row.assessmentSealed);
  return { assessment, faults: assessment ? listFaults(assessment, today) : {}, today, hasPayment };
}

function listFaults(assessment: Assessment, today: string): FieldErrors {
  const checked = assessmentRules(today).safeParse(assessment);
  return collectFieldErrors(checked.error?.issues ?? []);
}
