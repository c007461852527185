import type { CheckoutResult } from '@larkwell/contracts/payments/payments';
import { listSavedCards } from '../accounts';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { requireNotPaidOtherwise } from './order-state';
import { payWithMethod } from './pay-with-method';
import { paymentReturn } from './payment-return';
import type { OrderRow } from './store';

/**
 * Pays an order with a card that its owner has saved.
 * @throws 422 when the card is not saved, or not theirs; 409 already-paid; 503 when the outcome is not known
 */
export async function payWithSavedCard(
  deps: Deps,
  { id, userId }: OrderRow,
  { savedCard, terms }: { savedCard: string; terms: string | undefined },
): Promise<CheckoutResult> {
  const cards = await listSavedCards(deps.db, userId);
  if (!cards.some(({ pId }) => pId === savedCard)) refuse(422, notSaved, { code: 'card-declined' });
  await requireNotPaidOtherwise(deps, id, 'card');
  const returnsTo = paymentReturn(deps.settings, id);
  return payWithMethod(deps, id, { paymentMethod: savedCard, terms, returnsTo });
}

const notSaved = 'That card is no longer saved. Choose another one.';
