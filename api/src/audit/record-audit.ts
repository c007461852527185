import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { type KeyNeeds, sealForPerson } from '../sealing';
import { currentOrigin } from './origin';

export interface AuditEntry {
  /** Who did it: `operator:<name>`, a person's id, `visitor`, or `stripe` by an event. */
  actor: string;
  /** What was done, as `order-shipped`. */
  action: string;
  /** The id of what it was done to. */
  subject: string;
  /** The account it is about. */
  person?: string | undefined;
  /** What allowed it, where that is not plain. */
  why?: string;
  /** More about it; no personal data. */
  detail?: Record<string, unknown>;
}

/** Has a key like a person, for the addresses of those nobody knows. */
const nobody = 'audit-log';

/**
 * Writes down who did what and from where. Give it the client of the transaction that does it, so that both are kept or
 * neither; before data is shown, give it the pool and wait.
 */
export async function recordAudit(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  { actor, action, subject, person, why, detail = {} }: AuditEntry,
): Promise<void> {
  // What is sealed is bound to its row, so the row's number comes first.
  const { rows } = await deps.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('audit_entries', 'id')) as id`,
  );
  const { id } = rows[0]!;
  const origin = currentOrigin();
  const place = { table: 'audit_entries', column: 'origin', row: String(id) };
  const sealed = origin && (await sealForPerson(deps, person ?? nobody, place, origin));
  await deps.db.execute(sql`
    insert into audit_entries (id, actor, action, subject, person, why, origin, detail) overriding system value
    values (${id}, ${actor}, ${action}, ${subject}, ${person ?? null}, ${why ?? null}, ${sealed},
      ${JSON.stringify(detail)}::jsonb)`);
}
