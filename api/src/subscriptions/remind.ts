import { sql } from 'drizzle-orm';
import { getPreferences } from '../accounts';
import type { Deps } from '../deps';
import { mailRenewalSoon } from './renewal-mails';
import { findSubscription } from './store';

/** Mails once before each renewal, to people who want such mails. */
export async function remindOfRenewal(deps: Deps, id: string): Promise<void> {
  const subscription = await findSubscription(deps.db, id);
  if (!subscription) return;
  const { subscriptionReminders } = await getPreferences(deps.db, subscription.userId);
  await deps.inTransaction(async (tx) => {
    const { rowCount } = await tx.db.execute(sql`
      update subscriptions set reminded_of = next_renewal_at
      where id = ${id} and reminded_of is distinct from next_renewal_at`);
    if (rowCount === 1 && subscriptionReminders) await mailRenewalSoon(deps, tx, subscription);
  });
}
