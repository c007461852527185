import type { Deps } from '../deps';
import { notKnownYet, trySettle, listLivePayments } from '../payments';
import type { SubjectName } from '../payment-model';
import { readCardState, type CardState } from './card-state';
import type { RefusedAnswer } from './refused-answer';
import { notChargedSentence, notOfferedSentence } from './sentences';

/**
 * What became of everything by which a visit may have been paid. Stripe is asked about each way that is still open, so
 * a visit may be booked, or its money given back, by this.
 * @returns `unknown` while Stripe does not tell about one of them; `authorized` when the bank holds the amount of a
 *   typed card and nothing is booked with it yet
 */
export async function askPayments(deps: Deps, visit: SubjectName): Promise<CardState> {
  const card = await readCardState(deps, visit);
  let isKnown = card !== 'unknown';
  for (const payment of await listLivePayments(deps.db, visit)) {
    if (payment.kind === 'page' && !(await trySettle(deps, payment.id))) isKnown = false;
  }
  return isKnown ? card : 'unknown';
}

/** A visit is not what the person saw: whether an older payment went through is their next question. */
const raisesMoney = ({ code, errorMessage }: RefusedAnswer): boolean =>
  code === 'terms-changed' || errorMessage === notOfferedSentence;

/** Says after such a refusal that nothing was charged, where that is known from Stripe, or that it is not known yet. */
export async function tellMoney<Answer extends { success: true } | RefusedAnswer>(
  deps: Deps,
  visit: SubjectName,
  answer: Answer,
): Promise<Answer> {
  if (answer.success || !raisesMoney(answer)) return answer;
  const state = await askPayments(deps, visit);
  const money = state === 'unknown' ? notKnownYet : notChargedSentence;
  return { ...answer, errorMessage: `${answer.errorMessage} ${money}` };
}
