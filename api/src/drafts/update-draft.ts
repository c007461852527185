import {
  assessmentMessages,
  assessmentRules,
  type AssessmentAnswers,
} from '@larkwell/contracts/appointments/assessment';
import type { VisitAnswers, VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { TestType } from '@larkwell/contracts/test-types';
import type { Transaction } from '../db/database';
import type { Deps } from '../deps';
import { collectFieldErrors } from '../http/error-body';
import { refuse } from '../http/refusals';
import { sealAssessment } from './answers';
import { readRuleContext } from './rule-context';
import { saveSection } from './save-section';
import { insertDraft, lockDraft, updateDraft } from './store';
import { viewDraft } from './view-draft';

export interface DraftChanges {
  testType?: TestType | undefined;
  searchLocation?: string | undefined;
  assessment?: AssessmentAnswers | undefined;
  section?: { name: VisitSection; answers: VisitAnswers } | undefined;
}

/** Begins a draft, with whatever is known already. */
export function createDraft(deps: Deps, changes: DraftChanges): Promise<Draft> {
  return deps.inTransaction(async (tx) => applyChanges(deps, tx, await insertDraft(tx.db), changes));
}

/** Saves parts of a draft: each is checked by its rules and saved whole or not at all. */
export function changeDraft(deps: Deps, draftId: string, changes: DraftChanges): Promise<Draft> {
  return deps.inTransaction((tx) => applyChanges(deps, tx, draftId, changes));
}

async function applyChanges(
  deps: Deps,
  { db }: Transaction,
  draftId: string,
  changes: DraftChanges,
): Promise<Draft> {
  const { cipher } = deps;
  const row = await lockDraft(db, draftId);
  if (row.appointmentId) refuse(409, 'This booking is already confirmed. Please start a new one.');
  const { testType = row.testType, searchLocation = row.searchLocation, assessment, section } = changes;
  const context = await readRuleContext(db, { id: row.id, testType, searchLocation });
  const changed = {
    testType,
    searchLocation,
    ...(assessment && {
      assessmentSealed: sealAssessment(cipher, checkAssessment(assessment, context.today)),
    }),
    ...(section && saveSection(cipher, row, section, context)),
  };
  await updateDraft(db, row.id, changed);
  return viewDraft(deps, db, draftId, { ...row, ...changed });
}

function checkAssessment(answers: AssessmentAnswers, today: string) {
  const parsed = assessmentRules(today).safeParse(answers);
  if (parsed.success) return parsed.data;
  refuse(400, assessmentMessages.invalidForm, { errorData: collectFieldErrors(parsed.error.issues) });
}
