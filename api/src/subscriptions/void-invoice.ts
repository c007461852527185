import type { Deps } from '../deps';
import { outsideCall } from '../payments';
import { isStripeRefusal } from '../services';

/** Makes sure that Stripe charges nothing for an invoice. Leaves one that is already paid or void alone. */
export async function voidInvoice(deps: Deps, invoiceId: string): Promise<void> {
  const { status } = await deps.stripe.invoices.retrieve(invoiceId);
  try {
    // A subscription's draft cannot be voided before it is final.
    if (status === 'draft') {
      await outsideCall(deps, { purpose: 'finalize-invoice', subjectId: invoiceId }, (idempotencyKey) =>
        deps.stripe.invoices.finalizeInvoice(invoiceId, { auto_advance: false }, { idempotencyKey }),
      );
    }
    if (status === 'draft' || status === 'open') {
      await outsideCall(deps, { purpose: 'void-invoice', subjectId: invoiceId }, (idempotencyKey) =>
        deps.stripe.invoices.voidInvoice(invoiceId, {}, { idempotencyKey }),
      );
    }
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
  }
}
