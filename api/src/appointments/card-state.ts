import type { Deps } from '../deps';
import { isCardInUse, trySettle, listLivePayments } from '../payments';
import type { SubjectName } from '../payment-model';

export type CardState = 'none' | 'unknown' | 'authorized';

/**
 * The outcome of the card that was typed for a visit. Asks Stripe about one whose answer may be lost.
 * @returns `unknown` while Stripe is being asked, does not answer, or has not captured a booking's money yet;
 *   `authorized` when the bank holds the amount and no booking uses it yet; `none` when no card was typed, or
 *   it was
 *   refused
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
