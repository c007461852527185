import type { Deps } from '../deps';
import { outsideCall } from '../payments/outside-call';
import { mailRenewalPaused } from './renewal-mails';
import { updateRenewal } from './renewal-store';
import { lockSubscription, setStatus, type SubscriptionRow } from './store';
import { voidInvoice } from './void-invoice';

/** No kit is left for a renewal: nothing is charged, no more invoices are collected, and the person is told once. */
export async function pauseForStock(
  deps: Deps,
  subscription: SubscriptionRow,
  invoiceId: string,
): Promise<void> {
  const { id, stripeSubscriptionId } = subscription;
  await voidInvoice(deps, invoiceId);
  const invoice = await deps.stripe.invoices.retrieve(invoiceId);
  if (invoice.status === 'paid') return;
  await outsideCall(deps, { purpose: 'pause-subscription', subjectId: invoiceId }, (idempotencyKey) =>
    deps.stripe.subscriptions.update(
      stripeSubscriptionId!,
      { pause_collection: { behavior: 'void' } },
      { idempotencyKey },
    ),
  );
  await deps.inTransaction(async (tx) => {
    const { status } = await lockSubscription(tx.db, id);
    await updateRenewal(tx.db, invoiceId, { status: 'void' });
    if (status === 'paused' || status === 'cancelled') return;
    await setStatus(tx.db, id, 'paused');
    await mailRenewalPaused(deps, tx, subscription);
  });
}
