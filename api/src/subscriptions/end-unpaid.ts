import type { Deps } from '../deps';
import { endAtStripe } from './cancel-subscription';
import { markCancelled } from './mark-cancelled';
import { findSubscription } from './store';

/**
 * Ends a subscription whose renewal was not paid by the day the person was given, and returns its claimed
 * kits.
 */
export async function endUnpaid(deps: Deps, id: string): Promise<void> {
  const subscription = await findSubscription(deps.db, id);
  if (subscription?.status !== 'overdue') return;
  await markCancelled(deps, subscription, 'unpaid');
  await endAtStripe(deps, id);
}
