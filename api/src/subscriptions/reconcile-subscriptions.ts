import { RENEWAL_NOTICE_DAYS } from '@larkwell/contracts/numbers/shop';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { endAtStripe } from './cancel-subscription';
import { endUnpaid } from './end-unpaid';
import { resumeSubscription } from './resume-subscription';
import { settleInvoice } from './settle-invoice';
import { startSubscriptions } from './start-subscriptions';
import { tellChanges } from './tell-changes';
import { remindOfRenewal } from './remind';

interface Due extends Record<string, unknown> {
  id: string;
  orderId: string;
  stripeId: string | null;
}

/** Stripe and the webhook go first. */
const patienceSeconds = 20;

const due = sql`id, order_id as "orderId", stripe_subscription_id as "stripeId" from subscriptions`;

/**
 * Does for subscriptions what no webhook has done: starts paid ones, ends canceled ones, settles renewals
 * whose day has come, resumes those whose stock is back, reminds people ahead, passes their
 * changes on to Stripe, and ends what was not paid by the announced day.
 */
export const settleSubscriptions: Sweep = {
  name: 'settle-subscriptions',
  everySeconds: 30,
  async run(deps: Deps) {
    const work: [ReturnType<typeof sql>, (row: Due) => Promise<void>][] = [
      [
        sql`select ${due} where status = 'starting' and created_at <= app_now() - make_interval(secs => ${patienceSeconds})`,
        ({ orderId }) => startSubscriptions(deps, orderId),
      ],
      [sql`select ${due} where status = 'cancelled' and ended_at is null`, ({ id }) => endAtStripe(deps, id)],
      [
        sql`select ${due} where status in ('active', 'overdue') and stripe_subscription_id is not null
        and next_renewal_at <= app_now() - make_interval(secs => ${patienceSeconds})`,
        async ({ stripeId }) => {
          if (stripeId) await settleInvoices(deps, stripeId);
        },
      ],
      [
        sql`select ${due} where status = 'paused' and stripe_subscription_id is not null
        and exists (select 1 from products p where p.id = product_id and p.stock >= quantity)`,
        ({ id }) => resumeSubscription(deps, id),
      ],
      [
        sql`select ${due} where status = 'active' and next_renewal_at between app_now() and app_now() + make_interval(days => ${RENEWAL_NOTICE_DAYS})
        and reminded_of is distinct from next_renewal_at`,
        ({ id }) => remindOfRenewal(deps, id),
      ],
      [
        sql`select ${due} where exists (
          select 1 from subscription_changes c where c.subscription_id = subscriptions.id and c.told_at is null
            and c.created_at <= app_now() - make_interval(secs => ${patienceSeconds}))`,
        ({ id }) => tellChanges(deps, id),
      ],
      [
        sql`select ${due} where status = 'overdue' and exists (
          select 1 from renewal_repairs r where r.subscription_id = subscriptions.id
            and r.pay_by < (app_now() at time zone 'utc')::date
            and r.stripe_invoice_id = (select n.stripe_invoice_id from renewals n
              where n.subscription_id = subscriptions.id order by n.created_at desc limit 1))`,
        ({ id }) => endUnpaid(deps, id),
      ],
    ];
    for (const [query, act] of work) {
      const { rows } = await deps.db.execute<Due>(sql`${query} limit 100`);
      for (const row of rows) {
        try {
          await act(row);
        } catch (error) {
          deps.log.warn({ err: error, subscription: row.id }, 'subscription not settled yet');
        }
      }
    }
  },
};

async function settleInvoices(deps: Deps, subscription: string): Promise<void> {
  const { data } = await deps.stripe.invoices.list({ subscription, limit: 3 });
  for (const { id } of data) if (id) await settleInvoice(deps, id);
}
