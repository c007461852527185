import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { followCharge } from './follow-charge';
import { getPayment } from './store';

/** Longer than Stripe keeps sending an event again. */
const withinDays = 7;
/** Seconds between two checks of the same charge. */
const patience = 60;

/**
 * Checks the charges of paid payments whose first check failed, or was prevented by a crash. A refund or a
 * dispute whose event was lost is found this way.
 */
export const seeCharges: Sweep = {
  name: 'see-charges',
  everySeconds: 60,
  async run(deps: Deps) {
    for (const id of await takeUnseen(deps)) {
      try {
        await followCharge(deps, await getPayment(deps.db, id));
      } catch (error) {
        deps.log.warn({ err: error, payment: id }, 'the charge of a payment is not checked yet');
      }
    }
  },
};

/** The payments checked longest ago come first, so one that keeps failing does not hold up the others. */
async function takeUnseen({ db }: Deps): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payments set checked_at = app_now() where id in (
      select id from payments
      where status = 'paid' and charge_seen_at is null and payment_intent_id is not null
        and accepted_at > app_now() - make_interval(days => ${withinDays})
        and checked_at <= app_now() - make_interval(secs => ${patience})
      order by checked_at limit 50 for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}
