import type { Deps } from '../deps';
import { mailRenewalsEnded } from './renewal-mails';
import { setStatus, type SubscriptionRow } from './store';

/** Cancels a subscription here and tells its owner, once. @returns false when it was cancelled already */
export function markCancelled(deps: Deps, subscription: SubscriptionRow): Promise<boolean> {
  return deps.inTransaction(async (tx) => {
    const isNews = await setStatus(tx.db, subscription.id, 'cancelled');
    if (isNews) await mailRenewalsEnded(deps, tx, subscription);
    return isNews;
  });
}
