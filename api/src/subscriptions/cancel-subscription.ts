import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { outsideCall } from '../payments';
import { isStripeRefusal } from '../services';
import { closeRenewals } from './close-renewals';
import { cancelLocked } from './mark-canceled';
import { findSubscription, lockOwnSubscription, type SubscriptionRow } from './store';
import { refuseChangedSubscription } from './subscription-terms';

/**
 * Stops a subscription's renewals and mails its owner, here first and then at Stripe. When Stripe is down,
 * the reconciler tells it later.
 * @param terms what the form showed; compared under the lock
 * @returns the subscription as it was
 * @throws 404 for anyone else's; 409 `already-cancelled`, terms-changed
 */
export async function cancelSubscription(
  deps: Deps,
  userId: string,
  id: string,
  terms: string | undefined,
): Promise<SubscriptionRow> {
  const before = await deps.inTransaction(async (tx) => {
    const subscription = await lockOwnSubscription(tx.db, userId, id);
    if (subscription.status === 'cancelled') {
      refuse(409, 'This subscription is already canceled.', { code: 'already-cancelled' });
    }
    refuseChangedSubscription(terms, subscription, {
      press: 'renewals',
      keyring: deps.settings.keyring,
      errorMessage: 'This subscription has changed, so it was not canceled.',
    });
    await cancelLocked(deps, tx, subscription, 'asked');
    return subscription;
  });
  try {
    await endAtStripe(deps, id);
  } catch (error) {
    deps.log.warn({ err: error, subscription: id }, 'Stripe not told of a canceled subscription yet');
  }
  return before;
}

/** Ends a canceled subscription at Stripe, along with anything unpaid there. May be repeated. */
export async function endAtStripe(deps: Deps, id: string): Promise<void> {
  const subscription = await findSubscription(deps.db, id);
  if (subscription?.status !== 'cancelled') return;
  const { stripeSubscriptionId } = subscription;
  if (stripeSubscriptionId) {
    try {
      await outsideCall(deps, { purpose: 'cancel-subscription', subjectId: id }, (idempotencyKey) =>
        deps.stripe.subscriptions.cancel(stripeSubscriptionId, {}, { idempotencyKey }),
      );
    } catch (error) {
      // Already gone: canceled there by hand, or by a call whose answer was lost.
      if (!isStripeRefusal(error)) throw error;
    }
    await closeRenewals(deps, id);
  }
  await deps.db.execute(
    sql`update subscriptions set ended_at = app_now() where id = ${id} and ended_at is null`,
  );
}
