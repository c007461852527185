import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs';
import { closePayment, noteProblem, getPayment } from '../payments';

/**
 * Frees the places of expired holds. Where a payment page is still open, a call to Stripe closes it first,
 * and only then is the place freed.
 */
export const releaseHolds: Sweep = {
  name: 'release-holds',
  everySeconds: 10,
  async run(deps) {
    const { db } = deps;
    const pages = await db.execute<{ id: string }>(sql`
      select p.id from payments p join holds h on h.draft_id = p.subject_id
      where p.subject_kind = 'visit' and p.kind = 'page' and p.status = 'open'
        and h.state = 'live' and h.expires_at <= app_now()
      order by p.created_at limit 200`);
    for (const { id } of pages.rows) {
      const page = await getPayment(db, id);
      try {
        await closePayment(deps, page);
      } catch (error) {
        await noteProblem(deps, page, error);
      }
    }
    const over = await db.execute<{ slot_id: string }>(sql`
      select distinct slot_id from holds where state = 'live' and expires_at <= app_now() order by slot_id limit 1000`);
    for (const { slot_id } of over.rows) await db.execute(sql`select release_expired_holds(${slot_id})`);
  },
};
