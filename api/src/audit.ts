import { sql } from 'drizzle-orm';
import type { Queryable } from './db/database';

export interface AuditEntry {
  /** Who did it: `operator:<name>` or a person's id. */
  actor: string;
  /** What was done, as `order-shipped`. */
  action: string;
  /** The id of what it was done to. */
  subject: string;
  /** More about it; no personal data. */
  detail?: Record<string, unknown>;
}

/** Writes down who did what, in the transaction that does it. */
export async function recordAudit(
  db: Queryable,
  { actor, action, subject, detail = {} }: AuditEntry,
): Promise<void> {
  await db.execute(sql`
    insert into audit_entries (actor, action, subject, detail)
    values (${actor}, ${action}, ${subject}, ${JSON.stringify(detail)}::jsonb)`);
}
