import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { paymentSentences } from '../payments';
import { watchOrder } from './order-state';

/**
 * Asks Stripe, and says that an order has not been charged. No other text about an order may say so.
 * @returns the sentence
 * @throws 409 already-paid when it was, even if the money is being refunded; 503 while that is unknown
 */
export async function sayNotCharged(deps: Deps, orderId: string): Promise<string> {
  const { isPaid, isGivenBack, paymentStatus, errorMessage } = await watchOrder(deps, orderId);
  if (isPaid) refuse(409, 'This order is already paid.', { code: 'already-paid' });
  if (isGivenBack) refuse(409, errorMessage!, { code: 'already-paid' });
  if (paymentStatus === 'processing') refuse(503, paymentSentences.notKnownYet, { code: 'unavailable' });
  return 'Nothing was charged.';
}
