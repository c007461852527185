import type { Agreement } from '@larkwell/contracts/agreements/agreements';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

export async function findAgreement(db: Queryable, organizationId: string): Promise<Agreement | null> {
  const { rows } = await db.execute<Agreement & Record<string, unknown>>(sql`
    select discount_percent, order_units from agreements where organisation_id = ${organizationId}`);
  return rows[0] ?? null;
}
