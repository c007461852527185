import type { Deps } from '../deps';
import { findLatestPayment, listLivePayments, notKnownYet, trySettle } from '../payments';
import type { PaymentRow, SubjectName } from '../payment-model';
import { readCardState, type CardState } from './card-state';
import type { RefusedAnswer } from './refused-answer';
import { givenBackSentence, notChargedSentence, notOfferedSentence } from './sentences';

export type MoneyState = CardState | 'given-back';

const goesBack = ({ status }: PaymentRow) => status === 'refund_due' || status === 'refunded';

/**
 * What became of everything by which a visit may have been paid. Stripe is asked about each way that is still open, so
 * a visit may be booked, or its money given back, by this.
 * @returns `unknown` while Stripe does not tell about one of them, or money that is booked with is not captured yet;
 *   `authorized` when the bank holds the amount of a typed card and nothing is booked with it yet; `given-back` when the
 *   latest of them was charged and the amount goes back; `none` when Stripe says that nothing was charged
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

/** A visit is not what the person saw: whether an older payment went through is their next question. */
const raisesMoney = ({ code, errorMessage }: RefusedAnswer): boolean =>
  code === 'terms-changed' || errorMessage === notOfferedSentence;

/** The one place that turns what Stripe said of a visit's money into words. */
export function sayMoney(state: MoneyState): string {
  if (state === 'unknown') return notKnownYet;
  return state === 'given-back' ? givenBackSentence : notChargedSentence;
}

/** Says after such a refusal what Stripe says of the money, or that it is not known yet. */
export async function tellMoney<Answer extends { success: true } | RefusedAnswer>(
  deps: Deps,
  visit: SubjectName,
  answer: Answer,
): Promise<Answer> {
  if (answer.success || !raisesMoney(answer)) return answer;
  const money = sayMoney(await askPayments(deps, visit));
  return { ...answer, errorMessage: `${answer.errorMessage} ${money}` };
}
