import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs/sweeps';
import { settleVisitPayment } from './settle';

/**
 * Asks Stripe about every visit payment whose end is not known: what a lost webhook, a closed browser or a killed
 * process left behind is settled here. A card that is authorised while its place is held is left alone.
 */
export const reconcileVisits: Sweep = {
  name: 'reconcile-visits',
  everySeconds: 20,
  async run(deps) {
    const { rows } = await deps.db.execute<{ id: string }>(sql`
      select p.id from visit_payments p
      where p.status in ('void_due', 'refund_due')
        or (p.status in ('open', 'authorized') and (
          p.appointment_id is not null
          or p.kind = 'page'
          or not exists (
            select 1 from holds h
            where h.draft_id = p.draft_id and h.state = 'live' and h.expires_at > app_now())))
      order by p.created_at limit 200`);
    for (const { id } of rows) {
      await settleVisitPayment(deps, { paymentId: id }).catch((error: unknown) => {
        deps.log.error({ err: error, payment: id }, 'visit payment not settled');
      });
    }
  },
};
