import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { noteProblem } from './problems';
import { settle } from './settle';
import { listStates, type PaymentState } from '../payment-model';
import { statesIn } from './store';

const unsettled = listStates(({ isUnsettled }) => isUnsettled);

/**
 * Settles payments that no webhook and no browser has reported, and retries what Stripe could not do when
 * asked.
 */
export const settlePayments: Sweep = {
  name: 'settle-payments',
  everySeconds: 20,
  async run(deps: Deps) {
    for (const { kind, patience } of Object.values(deps.subjects)) {
      for (const payment of await takeUnsettled(deps, kind, patience)) {
        try {
          await settle(deps, payment.id);
        } catch (error) {
          await noteProblem(deps, payment, error);
        }
      }
    }
  },
};

interface Unsettled extends Record<string, unknown> {
  id: string;
  status: PaymentState;
}

/** Payments not checked for `patience` seconds, the oldest check first; marks them as checked. */
async function takeUnsettled({ db }: Deps, kind: string, patience: number): Promise<Unsettled[]> {
  const { rows } = await db.execute<Unsettled>(sql`
    update payments set checked_at = app_now() where id in (
      select id from payments
      where ${statesIn(unsettled)} and subject_kind = ${kind}
        and checked_at <= app_now() - make_interval(secs => ${patience})
      order by checked_at limit 200 for update skip locked)
    returning id, status`);
  return rows;
}
