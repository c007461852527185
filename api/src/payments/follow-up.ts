import type { Deps } from '../deps';
import { startSubscriptions } from '../subscriptions/start-subscriptions';
import { closePayment } from './close-payment';
import { refundPayment } from './refund-payment';
import { listOpenPayments, listRefundsDue } from './store';

/**
 * What has to happen at Stripe once an order is paid: its other ways to pay are closed, money that came twice or too
 * late goes back, its subscriptions begin. Each part may be repeated; the reconciler does, when one fails here.
 */
export async function followUp(deps: Deps, orderId: string): Promise<void> {
  const steps = [
    async () => {
      for (const other of await listOpenPayments(deps.db, orderId)) await closePayment(deps, other);
    },
    async () => {
      for (const due of await listRefundsDue(deps.db, orderId)) await refundPayment(deps, due);
    },
    () => startSubscriptions(deps, orderId),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      deps.log.warn({ err: error, order: orderId }, 'payment follow-up waits for the reconciler');
    }
  }
}
