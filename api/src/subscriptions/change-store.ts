import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

export type ChangeKind = 'card' | 'pause' | 'skip' | 'resume' | 'interval';

/** A person's change to a subscription, to be passed on to Stripe. */
export interface ChangeRow extends Record<string, unknown> {
  id: string;
  kind: ChangeKind;
}

export async function insertChange(db: Queryable, subscriptionId: string, kind: ChangeKind): Promise<void> {
  await db.execute(sql`
    insert into subscription_changes (subscription_id, kind) values (${subscriptionId}, ${kind})`);
}

/** Oldest first. */
export async function listUntoldChanges(db: Queryable, subscriptionId: string): Promise<ChangeRow[]> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select id, kind from subscription_changes
    where subscription_id = ${subscriptionId} and told_at is null order by created_at, id`);
  return rows;
}

export async function markTold(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`update subscription_changes set told_at = app_now() where id = ${id}`);
}
