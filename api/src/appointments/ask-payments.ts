import type { Deps } from '../deps';
import { findLatestPayment, listLivePayments, paymentSentences, trySettle } from '../payments';
import type { PaymentRow, SubjectName } from '../payment-model';
import { readCardState, type CardState } from './card-state';
import type { RefusedAnswer } from './refused-answer';
import { sentences } from './sentences';

export type MoneyState = CardState | 'given-back';

const goesBack = ({ status }: PaymentRow) => status === 'refund_due' || status === 'refunded';

/**
 * The outcome of every payment that a visit may have. Stripe is asked about each one that is still open, so
 * this call may book a visit or return its money.
 * @returns `unknown` while Stripe does not answer about one of them, or a booking's money is not captured
 * yet;
 *   `authorized` when the bank holds the amount of a typed card that no booking uses yet; `given-back` when
 *   the
 *   latest payment was charged and is being returned; `none` when Stripe says that nothing was charged
 */
export async function askPayments(deps: Deps, visit: SubjectName): Promise<MoneyState> {
  const card = await readCardState(deps, visit);
  let isKnown = card !== 'unknown';
  for (const payment of await listLivePayments(deps.db, visit)) {
    if (payment.kind !== 'page') continue;
    const settled = await trySettle(deps, payment.id);
    if (!settled || settled.payment.status === 'capturing') isKnown = false;
  }
  if (!isKnown) return 'unknown';
  const latest = await findLatestPayment(deps.db, visit);
  return latest && goesBack(latest) ? 'given-back' : card;
}

/**
 * Whether a refusal raises the question if an older payment went through: the visit is not what the person
 * saw.
 */
const raisesMoney = ({ code, errorMessage }: RefusedAnswer): boolean =>
  code === 'terms-changed' || errorMessage === sentences.notOffered;

/** The one place that turns Stripe's answer about a visit's money into words. */
export function sayMoney(state: MoneyState): string {
  if (state === 'unknown') return paymentSentences.notKnownYet;
  return state === 'given-back' ? sentences.givenBack : sentences.notCharged;
}

/** Adds to such a refusal what Stripe says about the money, or that it is not known yet. */
export async function tellMoney<Answer extends { success: true } | RefusedAnswer>(
  deps: Deps,
  visit: SubjectName,
  answer: Answer,
): Promise<Answer> {
  if (answer.success || !raisesMoney(answer)) return answer;
  const money = sayMoney(await askPayments(deps, visit));
  return { ...answer, errorMessage: `${answer.errorMessage} ${money}` };
}
