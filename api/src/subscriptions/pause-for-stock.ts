import type { Deps } from '../deps';
import { outsideCall } from '../payments';
import { mailRenewalPaused } from './renewal-mails';
import { updateRenewal, type RenewalRow } from './renewal-store';
import { lockSubscription, setStatus, type SubscriptionRow } from './store';
import { voidInvoice } from './void-invoice';

/**
 * Handles a renewal without a kit: voids its invoice, stops collecting, and tells the person once.
 * `refundRenewal` refunds an invoice that was paid before we could check.
 */
export async function pauseForStock(
  deps: Deps,
  subscription: SubscriptionRow,
  { invoiceId, status: renewalStatus }: RenewalRow,
): Promise<void> {
  const { id, stripeSubscriptionId } = subscription;
  if (renewalStatus === 'short') await voidInvoice(deps, invoiceId);
  await outsideCall(deps, { purpose: 'pause-subscription', subjectId: invoiceId }, (idempotencyKey) =>
    deps.stripe.subscriptions.update(
      stripeSubscriptionId!,
      { pause_collection: { behavior: 'void' } },
      { idempotencyKey },
    ),
  );
  const { status: invoiceStatus } = await deps.stripe.invoices.retrieve(invoiceId);
  await deps.inTransaction(async (tx) => {
    const { status } = await lockSubscription(tx.db, id);
    if (invoiceStatus === 'void') await updateRenewal(tx.db, invoiceId, { status: 'void' });
    if (status === 'paused' || status === 'cancelled') return;
    await setStatus(tx.db, id, 'paused');
    await mailRenewalPaused(deps, tx, subscription);
  });
}
