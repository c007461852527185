import { type Deps, subjectOf } from '../deps';
import { closePayment } from './close-payment';
import { listLivePayments } from './store';
import type { PaymentRow } from '../payment-model';

/**
 * What happens once something is paid: its other ways to pay are closed at Stripe, and its subject continues.
 * Each part may be repeated. The reconciler closes what is still open, and each subject catches up on its own
 * part.
 */
export async function followUp(deps: Deps, payment: PaymentRow): Promise<void> {
  const { id, subjectId, subjectKind } = payment;
  const steps = [
    async () => {
      const others = await listLivePayments(deps.db, { kind: subjectKind, id: subjectId });
      for (const other of others) if (other.id !== id) await closePayment(deps, other);
    },
    () => subjectOf(deps, payment).followUp(deps, subjectId),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      deps.log.warn({ err: error, payment: id }, 'follow-up of a payment waits for the reconciler');
    }
  }
}
