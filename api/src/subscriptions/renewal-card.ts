import type { Deps } from '../deps';
import type { SubscriptionRow } from './store';

/** The card that renewals are charged to, for display; null when Stripe does not answer in time. */
export async function findRenewalCard(
  { stripe, log }: Deps,
  { paymentMethodId, status }: SubscriptionRow,
): Promise<{ brand: string; last4: string } | null> {
  if (!paymentMethodId || status === 'cancelled') return null;
  try {
    const options = { timeout: 2000, maxNetworkRetries: 0 };
    const { card } = await stripe.paymentMethods.retrieve(paymentMethodId, {}, options);
    return card ? { brand: card.brand, last4: card.last4 } : null;
  } catch (error) {
    log.warn({ err: error }, 'card of a subscription not shown');
    return null;
  }
}
