import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs/sweeps';
import { closePage } from './close-page';
import { getPayment } from './payment-store';

/**
 * Frees the places of holds that are over. Where a payment page is still open, Stripe ends it first, by call; the
 * place is freed only after that.
 */
export const releaseHolds: Sweep = {
  name: 'release-holds',
  everySeconds: 10,
  async run(deps) {
    const { db, log } = deps;
    const pages = await db.execute<{ id: string }>(sql`
      select p.id from visit_payments p join holds h on h.draft_id = p.draft_id
      where p.session_open and h.state = 'live' and h.expires_at <= app_now() order by p.created_at limit 200`);
    for (const { id } of pages.rows) {
      await closePage(deps, await getPayment(db, id)).catch((error: unknown) => {
        log.warn({ err: error, payment: id }, 'payment page not closed; its place stays held');
      });
    }
    const over = await db.execute<{ slot_id: string }>(sql`
      select distinct slot_id from holds where state = 'live' and expires_at <= app_now() order by slot_id limit 1000`);
    for (const { slot_id } of over.rows) await db.execute(sql`select release_expired_holds(${slot_id})`);
  },
};
