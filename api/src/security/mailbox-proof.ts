import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { LookupHash } from './lookup-hash';
import { hashToken } from './tokens';

/** Whether an `x-booking-proof` belongs to this mailbox and is still valid, whatever the lookup setting. */
export async function isProofOf(
  { db, lookupHash }: { db: Queryable; lookupHash: LookupHash },
  email: string,
  proof: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from lookup_tokens
    where token_hash = ${hashToken(proof)} and email = any (${sql.param(lookupHash.all('email', email))}::text[]) and expires_at > app_now()`);
  return rows.length > 0;
}
