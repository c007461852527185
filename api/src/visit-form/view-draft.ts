import { VISIT_SECTIONS } from '@larkwell/contracts/appointments/visit-answers';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { maskSsn } from '@larkwell/contracts/fields/ssn';
import {
  findHoldOfDraft,
  checkVisitState,
  findDraftTerms,
  findUnagreed,
  readAgreedTerms,
} from '../appointments';
import { readClock, type Queryable } from '../db';
import type { Deps } from '../deps';
import type { FieldErrors } from '../refusals';
import { listLivePayments } from '../payments';
import { sealTerms } from '../terms';
import { viewCardImage } from '../uploads';
import {
  draftAt,
  openAnswers,
  openAssessment,
  payingDraft,
  withoutSecrets,
  readSavedAnswers,
  type DraftRow,
} from '../drafts';
import { readRuleContext } from './rule-context';
import { viewHousehold } from './view-household';

/** A draft as its owner may see it: of secrets, only whether they exist. */
export async function viewDraft(deps: Deps, db: Queryable, draftId: string, row: DraftRow): Promise<Draft> {
  const { cipher, settings } = deps;
  const answers = openAnswers(cipher, row);
  const isOpen = !row.appointmentId;
  // One after the other: inside a transaction they share one client.
  const hold = isOpen ? await findHoldOfDraft(db, row.id, settings.keyring) : null;
  const visit = isOpen ? await findDraftTerms(deps, db, row) : null;
  const unagreed = visit && findUnagreed(deps, row, visit);
  const isAgreed = !isOpen || (visit !== null && !unagreed);
  const live = isOpen ? await listLivePayments(db, { kind: 'visit', id: payingDraft(row) }) : [];
  const charge = live.find(({ status }) => status === 'authorized');
  const now = await readClock(db);
  return {
    draftId,
    testType: row.testType,
    searchLocation: row.searchLocation,
    assessment: openAssessment(cipher, draftAt(row), row.assessmentSealed),
    visitInfo: withoutSecrets(answers),
    secrets: {
      ssn: answers.ssn ? maskSsn(answers.ssn) : null,
      driver_license: Boolean(answers.driver_license),
      insurance_id: Boolean(answers.insurance_id),
      insurance_id_confirmed: Boolean(answers.confirm_insurance_id),
    },
    completedSections: VISIT_SECTIONS.filter(
      (name) => row.completedSections.includes(name) && (name !== 'consent' || isAgreed),
    ),
    faults: isOpen ? await listFaults(deps, db, row) : {},
    images: {
      front: viewCardImage(deps, row.frontImageKey, now),
      back: viewCardImage(deps, row.backImageKey, now),
    },
    offersTextReminder: deps.textMessages !== null,
    hold,
    payment_charge_id: charge?.paymentIntentId ?? null,
    hasPayment: live.length > 0,
    terms: isOpen ? visit && sealTerms(visit.terms, settings.keyring) : readAgreedTerms(deps, row),
    changes: (row.agreedTerms && unagreed?.changes) || [],
    bookingId: row.appointmentId,
    household: await viewHousehold(deps, db, row),
    expiresAt: new Date(row.expiresAt).toISOString(),
    now: now.toISOString(),
  };
}

async function listFaults({ cipher }: Deps, db: Queryable, row: DraftRow): Promise<FieldErrors> {
  const assessment = openAssessment(cipher, draftAt(row), row.assessmentSealed);
  const context = await readRuleContext(db, row);
  const checked = checkVisitState(readSavedAnswers(cipher, row), assessment, context);
  return checked.isComplete ? {} : checked.errorData;
}
