import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** What a database is for. Only `demo` and `test` may be seeded or have their clock moved. */
export type DatabasePurpose = 'unmarked' | 'production' | 'demo' | 'test';

export async function getPurpose(db: Queryable): Promise<DatabasePurpose> {
  const { rows } = await db.execute<{ purpose: DatabasePurpose }>(sql`select purpose from database_purpose`);
  return rows[0]!.purpose;
}

/**
 * Marks a database once; one with another mark keeps it, since turning production into a demo is never right.
 */
export async function markPurpose(
  db: Queryable,
  purpose: Exclude<DatabasePurpose, 'unmarked'>,
): Promise<void> {
  await db.execute(sql`update database_purpose set purpose = ${purpose} where purpose = 'unmarked'`);
}
