import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { type KeyNeeds, sealForPerson } from '../sealing';
import { currentOrigin } from './origin';

export interface AuditEntry {
  /** The actor: `operator:<name>`, a person's id, `visitor`, or `stripe` for an event. */
  actor: string;
  /** The action, such as `order-shipped`. */
  action: string;
  /** The id of the thing it was done to. */
  subject: string;
  /** The account it is about. */
  person?: string | undefined;
  /** What allowed it, where that is not obvious. */
  why?: string;
  /** Further details; no personal data. */
  detail?: Record<string, unknown>;
}

/** Holds a key like a person, for the addresses of unknown visitors. */
const nobody = 'audit-log';

/**
 * Records who did what and from where. Pass the client of the transaction that does it, so that both are
 * saved or neither is; before data is shown, pass the pool and await it.
 */
export async function recordAudit(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  { actor, action, subject, person, why, detail = {} }: AuditEntry,
): Promise<void> {
  // Sealed values are bound to their row, so the row's number comes first.
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
