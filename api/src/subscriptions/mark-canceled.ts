import type { Transaction } from '../db';
import type { Deps } from '../deps';
import type { EndReason } from './mails/renewal-mail';
import { mailRenewalsEnded } from './renewal-mails';
import { setStatus, type SubscriptionRow } from './store';

/** Cancels a subscription here and tells its owner why, once. @returns false when it was already canceled */
export function markCanceled(deps: Deps, subscription: SubscriptionRow, reason: EndReason): Promise<boolean> {
  return deps.inTransaction((tx) => cancelLocked(deps, tx, subscription, reason));
}

/** Like `markCanceled`, inside the caller's transaction. */
export async function cancelLocked(
  deps: Deps,
  tx: Transaction,
  subscription: SubscriptionRow,
  reason: EndReason,
): Promise<boolean> {
  const isNews = await setStatus(tx.db, subscription.id, 'cancelled');
  if (isNews) await mailRenewalsEnded(deps, tx, subscription, reason);
  return isNews;
}
