import type { Deps } from '../deps';
import { outsideCall } from '../payments';
import { findSubscription, setStatus } from './store';

/**
 * Resumes when stock is back: collection restarts and the waiting renewal is invoiced now, which starts a new
 * interval.
 */
export async function resumeSubscription(deps: Deps, id: string): Promise<void> {
  const subscription = await findSubscription(deps.db, id);
  if (subscription?.status !== 'paused' || !subscription.stripeSubscriptionId) return;
  const { stripeSubscriptionId, nextRenewal } = subscription;
  const subjectId = `${id} ${nextRenewal}`;
  await outsideCall(deps, { purpose: 'resume-subscription', subjectId }, (idempotencyKey) =>
    deps.stripe.subscriptions.update(
      stripeSubscriptionId,
      { pause_collection: '', billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' },
      { idempotencyKey },
    ),
  );
  await setStatus(deps.db, id, 'active');
}
