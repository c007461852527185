import type { Deps } from '../deps';
import { isCardInUse, trySettle, listLivePayments } from '../payments';
import type { SubjectName } from '../payment-model';

export type CardState = 'none' | 'unknown' | 'authorized';

/**
 * What became of the card that was typed for a visit. Stripe is asked about one whose answer may have been lost.
 * @returns `unknown` while it is being asked, Stripe does not answer, or it is booked with and not captured yet; `authorized` when the bank holds the amount
 *   and nothing is booked with it yet; `none` when no card was typed, or it was refused
 */
export async function readCardState(deps: Deps, visit: SubjectName): Promise<CardState> {
  if (await isCardInUse(deps.db, visit)) return 'unknown';
  const live = await listLivePayments(deps.db, visit);
  const card = live.find(({ kind }) => kind === 'card');
  if (!card) return 'none';
  const settled = await trySettle(deps, card.id);
  if (!settled || settled.payment.status === 'capturing') return 'unknown';
  return settled.payment.status === 'authorized' ? 'authorized' : 'none';
}
