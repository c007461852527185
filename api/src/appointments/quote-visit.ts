import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import type { Queryable } from '../db';
import type { Deps, PaymentQuote } from '../deps';
import { listHousehold, lockDraftRow } from '../drafts';
import { refuse } from '../refusals';
import type { KeyNeeds } from '../sealing';
import { refuseChangedTerms, sealUnnamedTerms } from '../terms';
import { sentences } from './sentences';
import { findPayableTerms } from './household-terms';
import { readVisitName } from './visit-name';
import { findHoldTerms, type VisitTerms } from './visit-terms';
import { isAllHeld } from './visit-to-book';

type Needed = KeyNeeds & Pick<Deps, 'settings'>;

/**
 * The current price of a visit, with its draft locked.
 * @throws 409 already-paid, hold-expired, terms-changed, or conflict when the location does not offer the
 * test
 */
export async function quoteVisit(
  deps: Needed,
  db: Queryable,
  subjectId: string,
  given: string | undefined,
): Promise<PaymentQuote> {
  const name = readVisitName(subjectId);
  if ('draftId' in name) return quoteDraft(deps, db, name.draftId, given);
  const { holdId, testType } = name;
  const visit = await findHoldTerms(db, holdId ?? '', { testType, byCard: true });
  // Only the kind of test is known: its price is all there is to agree to.
  if (!visit) return { amount: TEST_PRICES[testType], terms: null };
  return quoteTerms(deps, visit, given);
}

async function quoteDraft(deps: Needed, db: Queryable, draftId: string, given: string | undefined) {
  const draft = await lockDraftRow({ ...deps, db }, draftId);
  if (draft?.appointmentId) refuse(409, sentences.paidVisit, { code: 'already-paid' });
  // Everyone, for a household.
  const people = draft ? await listHousehold({ ...deps, db }, draft.id, { lock: true }) : [];
  const visit = draft && (await findPayableTerms(deps, db, draft));
  if (!visit || !(await isAllHeld(db, people))) {
    refuse(409, sentences.holdOver, { code: 'hold-expired' });
  }
  const quote = quoteTerms(deps, visit, given);
  if (visit.unagreed) refuse(409, sentences.agreeAgain, { code: 'terms-changed', ...visit.unagreed });
  return quote;
}

function quoteTerms({ settings }: Needed, { terms, isOffered }: VisitTerms, given: string | undefined) {
  const { keyring } = settings;
  refuseChangedTerms(given, terms, { keyring, errorMessage: sentences.visitChanged });
  if (!isOffered) refuse(409, sentences.notOffered, { code: 'conflict' });
  if (terms.total === 0) refuse(409, sentences.nothingToPay, { code: 'refused' });
  return { amount: terms.total, terms: sealUnnamedTerms(terms, keyring) };
}
