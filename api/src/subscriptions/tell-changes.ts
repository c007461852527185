import { readSeconds } from '../db';
import type { Deps } from '../deps';
import { outsideCall } from '../payments';
import { isStripeRefusal } from '../services';
import { listUntoldChanges, markTold, type ChangeRow } from './change-store';
import { payDueRenewal } from './pay-due-renewal';
import { stripeItem } from './stripe-item';
import { findSubscription, type SubscriptionRow } from './store';

/**
 * Tells Stripe the person's changes that it does not know yet. May be repeated. @throws when Stripe does not
 * answer
 */
export async function tellChanges(deps: Deps, subscriptionId: string): Promise<void> {
  for (const change of await listUntoldChanges(deps.db, subscriptionId)) {
    const row = (await findSubscription(deps.db, subscriptionId))!;
    if (row.status !== 'cancelled' && row.stripeSubscriptionId) await tell(deps, row, change);
    await markTold(deps.db, change.id);
  }
}

async function tell(deps: Deps, row: SubscriptionRow, { id, kind }: ChangeRow): Promise<void> {
  const stripeId = row.stripeSubscriptionId!;
  const update = kind === 'card' ? cardOf(row) : await rhythmOf(deps, row, stripeId);
  try {
    await outsideCall(deps, { purpose: 'change-subscription', subjectId: id }, (idempotencyKey) =>
      deps.stripe.subscriptions.update(stripeId, update, { idempotencyKey }),
    );
  } catch (error) {
    // Ended there since; the event about its end updates us.
    const isEnded = isStripeRefusal(error) && (await isOver(deps, stripeId));
    if (!isEnded) throw error;
    return;
  }
  if (kind === 'card') await payDueRenewal(deps, row);
}

const cardOf = ({ paymentMethodId }: SubscriptionRow) => ({ default_payment_method: paymentMethodId! });

/** A trial that ends with the next renewal moves it, and starts a new interval there without a charge now. */
async function rhythmOf(deps: Deps, row: SubscriptionRow, stripeId: string) {
  const now = await readSeconds(deps.db);
  const { items } = await deps.stripe.subscriptions.retrieve(stripeId);
  return {
    items: [{ id: items.data[0]!.id, ...stripeItem(row) }],
    // Stripe takes only future dates.
    trial_end: Math.max(row.nextRenewal, now + 3600),
    proration_behavior: 'none' as const,
  };
}

async function isOver({ stripe }: Deps, stripeId: string): Promise<boolean> {
  const { status } = await stripe.subscriptions.retrieve(stripeId);
  return status === 'canceled' || status === 'incomplete_expired';
}
