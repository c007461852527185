import type { Deps } from '../deps';
import { endAtStripe } from './cancel-subscription';
import { markCanceled } from './mark-canceled';
import { findSubscription } from './store';

/**
 * Ends a subscription whose renewal was not paid by the day the person was given, and returns its claimed
 * kits.
 */
export async function endUnpaid(deps: Deps, id: string): Promise<void> {
  const subscription = await findSubscription(deps.db, id);
  if (subscription?.status !== 'overdue') return;
  await markCanceled(deps, subscription, 'unpaid');
  await endAtStripe(deps, id);
}
