import type { Deps } from '../deps';
import { giveBack } from '../payments/give-back';
import { updateRenewal, type RenewalRow } from './renewal-store';

/** Gives back what was charged for a renewal whose kits were gone. */
export async function refundRenewal(deps: Deps, { invoiceId, paymentIntentId }: RenewalRow): Promise<void> {
  if (!paymentIntentId) return;
  const call = { purpose: 'refund-renewal', subjectId: invoiceId };
  await giveBack(deps, call, { paymentIntentId, metadata: { invoiceId } });
  await updateRenewal(deps.db, invoiceId, { status: 'refunded' });
}
