import type { TestType } from '@larkwell/contracts/test-types';
import type { Deps } from '../deps';
import { findDraft, getDraft } from '../drafts';
import type { SubjectName } from '../payment-model';
import { refuseChangedTerms, sealTerms } from '../terms';
import { tellMoney } from './ask-payments';
import { findHeldPlace } from './claimed-hold';
import { readHoldToken } from './hold-token';
import { checkPayable } from './payable-draft';
import { orRefused, type RefusedAnswer } from './refused-answer';
import { sentences } from './sentences';
import type { Booker } from './visit-budgets';
import { nameVisit } from './visit-name';
import { findDraftTerms } from './visit-terms';

export interface ChargeRequest {
  /** A card token (`tok_…`) or payment method (`pm_…`). */
  token?: string | undefined;
  testType: TestType;
  draftId?: string | undefined;
  holdToken?: string | undefined;
  /** Repeats the call after the bank's question is answered. */
  chargeId?: string | undefined;
  /** The terms on the submitted form. */
  terms?: string | undefined;
  booker: Booker;
}

/** The visit that a card is charged for, once it is certain that the visit can be booked with it. */
export async function chargedVisit(deps: Deps, request: ChargeRequest): Promise<SubjectName | RefusedAnswer> {
  const { draftId, holdToken, testType } = request;
  if (draftId) {
    const other = await orRefused(() => refuseOtherTest(deps, request));
    if (other) {
      const { id } = await getDraft(deps, draftId);
      return tellMoney(deps, nameVisit({ draftId: id }), other);
    }
    const checked = await checkPayable(deps, { draftId, holdToken, booker: request.booker });
    return 'success' in checked ? checked : nameVisit({ draftId: checked.payable.rowId });
  }
  if (!holdToken) return nameVisit({ holdId: null, testType });
  const holdId = readHoldToken(holdToken, deps.settings.keyring);
  const place = holdId ? await findHeldPlace(deps.db, holdId) : null;
  if (!place || place.draftId || place.state !== 'live' || place.isOver) {
    return { success: false, code: 'hold-expired', errorMessage: sentences.holdOver };
  }
  return nameVisit({ holdId: place.id, testType });
}

/**
 * A call without terms names in `testType` the test its page showed.
 * @throws 409 terms-changed
 */
async function refuseOtherTest(
  deps: Deps,
  { draftId, testType, terms, chargeId }: ChargeRequest,
): Promise<null> {
  const { db, settings } = deps;
  const draft = terms || chargeId ? null : await findDraft(deps, draftId!);
  const visit = draft && (await findDraftTerms(deps, db, draft));
  if (!visit || draft.testType === testType) return null;
  const { keyring } = settings;
  const seen = await findDraftTerms(deps, db, { ...draft, testType });
  const given = sealTerms(seen!.terms, keyring);
  refuseChangedTerms(given, visit.terms, { keyring, errorMessage: sentences.visitChanged });
  return null;
}
