import type { Deps } from '../deps';
import type { Sweep } from '../jobs/sweeps';
import { settle } from './settle';
import { takeUnsettledPayments } from './store';

/** How long a payment waits before Stripe is asked about it: webhook and browser are usually faster. */
const patienceSeconds = 20;

/** Settles what no webhook and no browser has told us about, refunds that did not go through included. */
export const settlePayments: Sweep = {
  name: 'settle-payments',
  everySeconds: 20,
  async run(deps: Deps) {
    for (const { id } of await takeUnsettledPayments(deps.db, patienceSeconds, 100)) {
      try {
        await settle(deps, id);
      } catch (error) {
        deps.log.warn({ err: error, payment: id }, 'payment not settled yet');
      }
    }
  },
};
