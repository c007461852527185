import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';

/** What a visit's budgets are spent on. A booking keeps the id of its hold, even when it is moved. */
export const usedFor = (holdId: string) => `visit ${holdId}`;

/** @returns what was spent on every visit that was booked with this address, with or without proof */
export async function listOwnVisits(
  { db, lookupHash }: Pick<Deps, 'db' | 'lookupHash'>,
  email: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ holdId: string }>(sql`
    select a.hold_id as "holdId" from appointments a
    where a.email_hash = any (${sql.param(lookupHash.all('email', email))}::text[])`);
  return rows.map(({ holdId }) => usedFor(holdId));
}
