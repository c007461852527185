import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { findDraft } from '../drafts';
import { isOfEmail } from './find-bookings';

interface Seer {
  /** Whether the mailbox is proved. */
  isProved: boolean;
  /** The visit that this browser is booking. */
  draftId?: string;
}

/**
 * Whether a visit for this email address has a reserved place and a payment that Stripe has not confirmed yet. A
 * stranger who knows the address learns nothing.
 */
export async function isVisitBeingPaid(
  deps: Deps,
  email: string,
  { isProved, draftId }: Seer,
): Promise<boolean> {
  const { db, lookupHash } = deps;
  const draft = draftId === undefined ? null : await findDraft(deps, draftId);
  const { rows } = await db.execute(sql`
    select 1 from appointments a
    where ${isOfEmail(lookupHash, email)} and a.status = 'capturing'
      and (${isProved} or a.id = ${draft?.appointmentId ?? ''})
    limit 1`);
  return rows.length > 0;
}
