import { sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** Waits until no other transaction has this turn, and keeps it until the current transaction ends. */
export async function takeTurn(db: Queryable, turn: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
}
