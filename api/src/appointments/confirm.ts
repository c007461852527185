import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import { visitMessages } from '@larkwell/contracts/appointments/visit-rules';
import { recordRefusal } from '../audit';
import type { Deps } from '../deps';
import { closePayment, paymentSentences, trySettle } from '../payments';
import { findChangedTerms } from '../terms';
import { tellMoney } from './ask-payments';
import type { Booker } from './visit-budgets';
import type { MadeBooking } from './book';
import { findVisitCharge } from './visit-charge';
import { findVisitToConfirm, type Confirmation, type VisitToConfirm } from './visit-to-confirm';
import type { RefusedAnswer } from './refused-answer';
import { sentences } from './sentences';
import { findBookingOfHold, findTermsNow, takePlace, type NotTaken } from './take-place';
import { nameVisit } from './visit-name';
import { findUnagreed } from './visit-terms';
import { checkVisit, isHeld } from './visit-to-book';

type Refused = RefusedAnswer & { resetCharge: boolean };

export type ConfirmOutcome =
  { success: true; data: { confirmationCode: string; bookingId: string } } | Refused;

const refused = (code: Refused['code'], errorMessage: string, more: Partial<Refused> = {}): Refused => ({
  success: false,
  errorMessage,
  code,
  resetCharge: false,
  ...more,
});

/**
 * Turns a held place into a booking: the card was authorized before, the place is taken in one transaction,
 * and the money is captured after. Repeating the call gives the same booking. Every refusal releases the
 * authorization.
 */
export async function confirm(
  deps: Deps,
  confirmation: Confirmation,
  booker: Booker,
): Promise<ConfirmOutcome> {
  const visit = await findVisitToConfirm(deps, confirmation);
  if (!visit) return refused('hold-expired', sentences.holdOver);
  const made = await findBookingOfHold(deps, visit.place.id);
  if (made) return finish(deps, made);
  if (visit.draft?.householdId) return refused('conflict', sentences.together);
  const charge = await findVisitCharge(deps, visit);
  const outcome = await book(deps, { ...visit, charge, terms: confirmation.terms, booker });
  if (!('code' in outcome)) return finish(deps, outcome);
  if (charge) await closePayment(deps, charge);
  const told = await tellMoney(deps, nameOf(visit), outcome);
  return charge ? { ...told, resetCharge: true } : told;
}

const nameOf = ({ draft, place, testType }: VisitToConfirm) =>
  nameVisit(draft ? { draftId: draft.id } : { holdId: place.id, testType });

type Wanted = VisitToConfirm & {
  charge: Awaited<ReturnType<typeof findVisitCharge>>;
  terms: string | undefined;
  booker: Booker;
};

async function book(deps: Deps, wanted: Wanted): Promise<MadeBooking | Refused> {
  const { place, draft, charge, terms, booker } = wanted;
  const checked = await checkVisit(deps.db, wanted, place);
  const byCard = checked.isComplete && checked.state.byCard;
  if (!isHeld(place)) return refused('hold-expired', sentences.holdOver, { resetCharge: byCard });
  if (!checked.isComplete) {
    return refused('bad-input', visitMessages.invalidForm, { errorData: checked.errorData });
  }
  const { state } = checked;
  const payment = byCard ? charge : null;
  // The card of a visit that changed is already released: the change is the reason, not the card.
  const now = await findTermsNow(deps, deps.db, { draft, place, state });
  const changed = now && findChangedTerms(terms, now.terms, deps.settings.keyring);
  const unagreed = now && draft && findUnagreed(deps, draft, now);
  if (unagreed) return refused('terms-changed', sentences.agreeAgain, { ...unagreed, resetCharge: byCard });
  if (changed) return refused('terms-changed', sentences.visitChanged, { ...changed, resetCharge: byCard });
  const isPriced = payment?.amount === TEST_PRICES[state.visit.test_type];
  if (byCard && !isPriced) return refused('refused', sentences.failedPayment, { resetCharge: true });
  const taken = await takePlace(deps, { place, state, draftId: draft?.id ?? null, payment, terms, booker });
  if ('why' in taken && taken.why === 'over-budget') await recordRefusal(deps, taken.refused.budget);
  if ('why' in taken) return refusedTaking(taken, byCard);
  // The person chose "no cost" after a card was authorized: nothing is charged.
  if (charge && !payment) await closePayment(deps, charge);
  return taken;
}

function refusedTaking(taken: NotTaken, resetCharge: boolean): Refused {
  switch (taken.why) {
    case 'terms-changed':
      return refused('terms-changed', sentences.visitChanged, taken.changed);
    case 'not-offered':
      return refused('conflict', sentences.notOffered);
    case 'over-budget':
      return refused(taken.refused.code, taken.refused.sentence);
    case 'payment-used':
      return refused('refused', sentences.failedPayment, { resetCharge: true });
    case 'hold-over':
      return refused('hold-expired', sentences.holdOver, { resetCharge });
  }
}

async function finish(deps: Deps, booking: MadeBooking): Promise<ConfirmOutcome> {
  const data = { confirmationCode: booking.confirmationCode, bookingId: booking.id };
  if (booking.status === 'active') return { success: true, data };
  if (booking.status === 'cancelled') return refused('already-cancelled', sentences.alreadyCanceled);
  const settled = booking.paymentId ? await trySettle(deps, booking.paymentId) : null;
  // Money that was taken and is disputed already paid for the visit.
  if (settled?.payment.isAccepted) return { success: true, data };
  if (!settled || settled.payment.status === 'capturing')
    return refused('unavailable', paymentSentences.notKnownYet);
  return refused('card-declined', sentences.failedPayment, { resetCharge: true });
}
