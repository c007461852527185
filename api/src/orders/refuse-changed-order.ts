import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { listTermsChanges, refuseChangedTerms, sealTerms } from '../terms';
import { getOrderTerms, quoteOrder } from './order-terms';
import { listHeldOrders, type OrderRow } from './store';

export const otherOrderSentence =
  'Your order has changed since you opened this page. This payment was not made.';

/**
 * Compares what a pay form showed with what its order would be sold for now. An order released because the
 * person placed another is compared with that one. Call it under the order's lock before money moves.
 * @param given the form's terms; a call without them is not compared
 * @throws 409 terms-changed
 */
export async function refuseChangedOrder(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  order: OrderRow,
  given: string | undefined,
): Promise<void> {
  if (given === undefined || order.stockState === 'sold') return;
  const words = { keyring: settings.keyring, errorMessage: otherOrderSentence };
  if (order.stockState === 'released') {
    const [replacement] = await listHeldOrders(db, order.userId);
    if (replacement) refuseChangedTerms(given, await quoteOrder(db, replacement), words);
    return;
  }
  const { placed, now } = await getOrderTerms(db, order);
  refuseChangedTerms(given, now, words);
  const changes = listTermsChanges(placed, now);
  // The form has today's prices, but the order does not: it has to be placed again first.
  if (changes.length > 0)
    refuse(409, otherOrderSentence, { code: 'terms-changed', changes, terms: sealTerms(now, words.keyring) });
}
