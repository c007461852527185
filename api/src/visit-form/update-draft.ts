import { currentLanguage } from '@larkwell/contracts/language/language';
import {
  assessmentMessages,
  assessmentRules,
  type AssessmentAnswers,
} from '@larkwell/contracts/appointments/assessment';
import type {
  ForgettableAnswer,
  VisitAnswers,
  VisitSection,
} from '@larkwell/contracts/appointments/visit-answers';
import { visitMessages } from '@larkwell/contracts/appointments/visit-rules';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { TestType } from '@larkwell/contracts/test-types';
import { nameVisit, visitSentences, findDraftTerms } from '../appointments';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import { collectFieldErrors, refuse, type FieldErrors } from '../refusals';
import { closeUnwanted } from '../payments';
import { refuseChangedTerms, sealUnnamedTerms } from '../terms';
import {
  draftAt,
  sealAgreedPatient,
  sealAssessment,
  forgetSecrets,
  listHousehold,
  payingDraft,
  saveSection,
  shareAnswers,
  shareSearch,
  insertDraft,
  lockDraft,
  updateDraft,
  type DraftContent,
  type DraftRow,
} from '../drafts';
import { readRuleContext } from './rule-context';
import { viewDraft } from './view-draft';

export interface DraftChanges {
  testType?: TestType | undefined;
  searchLocation?: string | undefined;
  assessment?: AssessmentAnswers | undefined;
  section?: { name: VisitSection; answers: VisitAnswers } | undefined;
  forget?: ForgettableAnswer[] | undefined;
  /** The terms on the consent form. */
  terms?: string | undefined;
}

/** Creates a draft with whatever is already known. */
export async function createDraft(deps: Deps, changes: DraftChanges): Promise<Draft> {
  return answer(
    await deps.inTransaction(async (tx) =>
      applyChanges(deps, tx, await insertDraft({ ...deps, db: tx.db }), changes),
    ),
  );
}

/**
 * Saves parts of a draft: each is checked by its rules and saved whole or not at all. Of a refused section,
 * the valid secret answers are kept. Closes ways to pay for the previous visit at Stripe.
 */
export async function changeDraft(deps: Deps, draftId: string, changes: DraftChanges): Promise<Draft> {
  const { paying, ...applied } = await deps.inTransaction((tx) => applyChanges(deps, tx, draftId, changes));
  await closeUnwanted(deps, nameVisit({ draftId: paying }));
  return answer(applied);
}

interface Applied {
  draft: Draft;
  errors: FieldErrors | null;
}

/** @throws 400 refusal naming the fields, once what could be kept is committed */
function answer({ draft, errors }: Applied): Draft {
  if (errors) refuse(400, visitMessages.invalidForm, { errorData: errors });
  return draft;
}

async function applyChanges(
  deps: Deps,
  { db }: Transaction,
  draftId: string,
  changes: DraftChanges,
): Promise<Applied & { paying: string }> {
  const { cipher } = deps;
  const row = await lockDraft({ ...deps, db }, draftId);
  if (row.appointmentId) refuse(409, visitSentences.alreadyConfirmed);
  const {
    testType = row.testType,
    searchLocation = row.searchLocation,
    assessment,
    section,
    forget,
    terms,
  } = changes;
  const context = await readRuleContext(db, { id: row.id, testType, searchLocation });
  const forgotten = forget && forgetSecrets(cipher, row, forget, context);
  const saved = section && saveSection(cipher, { ...row, ...forgotten }, section, context);
  const changed = {
    ...forgotten,
    ...saved?.changes,
    testType,
    searchLocation,
    language: currentLanguage(),
    ...(assessment && {
      assessmentSealed: sealAssessment(cipher, draftAt(row), checkAssessment(assessment, context.today)),
    }),
  };
  const agreed = section?.name === 'consent' && !saved?.errors;
  const agreement = agreed ? await readAgreement(deps, db, { ...row, ...changed }, terms) : {};
  await updateDraft(db, row.id, { ...changed, ...agreement });
  if (row.householdId === row.id) await shareWithPeople(deps, db, row.id, section);
  const draft = await viewDraft(deps, db, draftId, { ...row, ...changed, ...agreement });
  return { paying: payingDraft(row), draft, errors: saved?.errors ?? null };
}

/** Test and place are the same for all people of a household; contact and insurance are typed once. */
async function shareWithPeople(
  deps: Deps,
  db: Queryable,
  firstId: string,
  section: DraftChanges['section'],
): Promise<void> {
  await shareSearch({ db }, firstId);
  if (section?.name !== 'contact' && section?.name !== 'payment') return;
  const [first, ...others] = await listHousehold({ ...deps, db }, firstId, { lock: true });
  for (const other of others) await updateDraft(db, other.id, shareAnswers(deps.cipher, first!, other));
}

/**
 * The terms of the consent, to hold the visit to them; empty while no time has been chosen.
 * @throws 409 terms-changed when the form showed another visit
 */
async function readAgreement(
  { cipher, settings: { keyring } }: Deps,
  db: Queryable,
  draft: DraftRow,
  given: string | undefined,
): Promise<Partial<DraftContent>> {
  const visit = await findDraftTerms({ cipher }, db, draft);
  if (!visit) return { agreedTerms: null, agreedPatientSealed: null };
  const { terms } = visit;
  refuseChangedTerms(given, terms, { keyring, errorMessage: visitSentences.staleConsent });
  return {
    agreedTerms: sealUnnamedTerms(terms, keyring),
    agreedPatientSealed: sealAgreedPatient(cipher, draftAt(draft), terms.patientName ?? ''),
  };
}

function checkAssessment(answers: AssessmentAnswers, today: string) {
  const parsed = assessmentRules(today).safeParse(answers);
  if (parsed.success) return parsed.data;
  refuse(400, assessmentMessages.invalidForm, { errorData: collectFieldErrors(parsed.error.issues) });
}
