import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { followSubscription } from './follow-subscription';
import { settleInvoice } from './settle-invoice';

/** Events of subscriptions and their invoices. */
export async function handleSubscriptionEvent(deps: Deps, event: Stripe.Event): Promise<boolean> {
  const { id = '' } = event.data.object as { id?: string };
  if (
    /^invoice\.(created|finalized|paid|payment_action_required|payment_failed|updated|voided|marked_uncollectible)$/.test(
      event.type,
    )
  ) {
    await settleInvoice(deps, id);
    return true;
  }
  if (/^customer\.subscription\.(updated|deleted)$/.test(event.type)) {
    await followSubscription(deps, id);
    return true;
  }
  return false;
}
