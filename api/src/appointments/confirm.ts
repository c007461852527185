import type { AssessmentAnswers } from '@larkwell/contracts/appointments/assessment';
import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { visitMessages } from '@larkwell/contracts/appointments/visit-rules';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import { DEFAULT_TEST_TYPE, TEST_PRICES, type TestType } from '@larkwell/contracts/test-types';
import { dateInZone } from '@larkwell/contracts/time';
import { readClock } from '../db/clock';
import type { Deps } from '../deps';
import { openAssessment } from '../drafts/answers';
import { readSavedAnswers } from '../drafts/save-section';
import { findDraft } from '../drafts/store';
import type { FieldErrors } from '../http/refusals';
import type { MadeBooking } from './book';
import { findHeldPlace, type HeldPlace } from './claimed-hold';
import { readHoldToken } from './hold-token';
import { findPaymentByStripeId, findUsableCharge } from './payment-store';
import type { VisitPayment } from './payment-tables';
import { holdOverSentence } from './sentences';
import { giveUpPayment, settleVisitPayment } from './settle';
import { findBookingOfHold, takePlace } from './take-place';
import { checkVisitState, type VisitState } from './visit-state';

export interface Confirmation {
  /** The slot's id. */
  appointmentId: string;
  holdToken: string;
  draftId?: string | undefined;
  assessment?: AssessmentAnswers | undefined;
  searchLocation?: string | undefined;
  visitInfo?: (VisitAnswers & { test_type?: TestType | undefined }) | undefined;
}

interface Refused {
  success: false;
  errorMessage: string;
  code: RefusalCode;
  resetCharge: boolean;
  errorData?: FieldErrors;
}

export type ConfirmOutcome =
  { success: true; data: { confirmationCode: string; bookingId: string } } | Refused;

const noChargeSentence = 'Payment failed. Please try again';
const capturingSentence = 'Your payment is still being completed. Please try again in a moment.';

const refused = (code: RefusalCode, errorMessage: string, more: Partial<Refused> = {}): Refused => ({
  success: false,
  errorMessage,
  code,
  resetCharge: false,
  ...more,
});

/**
 * Turns a held place into a booking: the card was authorised before, the place is taken in one transaction, the
 * money is captured after. Repeating it gives the same booking. Whenever it fails, the authorisation is released.
 */
export async function confirm(deps: Deps, confirmation: Confirmation): Promise<ConfirmOutcome> {
  const holdId = readHoldToken(confirmation.holdToken, deps.settings.sessionSecret);
  const place = holdId ? await findHeldPlace(deps.db, holdId) : null;
  if (!place || place.slotId !== confirmation.appointmentId) return refused('hold-expired', holdOverSentence);
  const made = await findBookingOfHold(deps, place.id);
  if (made) return finish(deps, made);

  const collected = await collectState(deps, confirmation, place);
  if ('success' in collected) return collected;
  const { state, draftId, payment } = collected;
  if (place.state !== 'live' || place.isOver) {
    if (payment) await giveUpPayment(deps, payment);
    return refused('hold-expired', holdOverSentence, { resetCharge: state.byCard });
  }
  if (state.byCard && !payment) return refused('refused', noChargeSentence, { resetCharge: true });
  if (payment && (!state.byCard || payment.amountCents !== TEST_PRICES[state.visit.test_type])) {
    await giveUpPayment(deps, payment);
    if (state.byCard) return refused('refused', noChargeSentence, { resetCharge: true });
  }
  const paymentId = state.byCard ? payment!.id : null;
  const booking = await takePlace(deps, {
    place,
    state,
    draftId,
    secretDraftId: confirmation.draftId,
    paymentId,
  });
  if (booking === 'payment-used') return refused('refused', noChargeSentence, { resetCharge: true });
  if (booking) return finish(deps, booking);
  if (payment) await giveUpPayment(deps, payment);
  return refused('hold-expired', holdOverSentence, { resetCharge: Boolean(payment) });
}

interface Collected {
  state: VisitState;
  draftId: string | null;
  payment: VisitPayment | null;
}

/** Reads the state from the saved draft, or from the call itself, and checks it whole. */
async function collectState(deps: Deps, sent: Confirmation, place: HeldPlace): Promise<Collected | Refused> {
  const { db, cipher } = deps;
  const draft = sent.draftId ? await findDraft(db, sent.draftId) : null;
  if (sent.draftId ? draft?.id !== place.draftId : place.draftId)
    return refused('hold-expired', holdOverSentence);
  const answers = draft ? readSavedAnswers(cipher, draft) : (sent.visitInfo ?? {});
  const assessment = draft ? openAssessment(cipher, draft.assessmentSealed) : (sent.assessment ?? null);
  const testType = (draft ? draft.testType : sent.visitInfo?.test_type) ?? DEFAULT_TEST_TYPE;
  const { zone, state } = place.location;
  const checked = checkVisitState(answers, assessment, {
    testType,
    today: dateInZone(await readClock(db), zone),
    visitDate: dateInZone(place.startsAt, zone),
    state,
  });
  if (!checked.isComplete)
    return refused('bad-input', visitMessages.invalidForm, { errorData: checked.errorData });
  const payment = draft
    ? await findUsableCharge(db, draft.id)
    : await findSentCharge(deps, checked.state.visit.payment_charge_id);
  return { state: checked.state, draftId: draft?.id ?? null, payment };
}

/** A charge id named in the call counts only if it was authorised for nobody's draft and no other booking. */
async function findSentCharge(
  { db }: Deps,
  chargeId: string | null | undefined,
): Promise<VisitPayment | null> {
  const payment = chargeId ? await findPaymentByStripeId(db, chargeId) : null;
  const isFree = payment?.status === 'authorized' && !payment.draftId && !payment.appointmentId;
  return isFree ? payment : null;
}

async function finish(deps: Deps, booking: MadeBooking): Promise<ConfirmOutcome> {
  const data = { confirmationCode: booking.confirmationCode, bookingId: booking.id };
  if (booking.status === 'active') return { success: true, data };
  const outcome = await settleVisitPayment(deps, { appointmentId: booking.id });
  if (outcome === 'confirmed') return { success: true, data };
  if (outcome === 'waiting') return refused('unavailable', capturingSentence);
  return refused('card-declined', noChargeSentence, { resetCharge: true });
}
