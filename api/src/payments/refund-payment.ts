import type { Deps } from '../deps';
import { giveBack } from './give-back';
import { endPayment, type PaymentRow } from './store';

export async function refundPayment(deps: Deps, { id, paymentIntentId }: PaymentRow): Promise<void> {
  const call = { purpose: 'refund', subjectId: id };
  await giveBack(deps, call, { paymentIntentId: paymentIntentId!, metadata: { paymentId: id } });
  await endPayment(deps.db, id, 'refunded');
}
