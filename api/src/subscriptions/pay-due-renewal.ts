import type { Deps } from '../deps';
import { outsideCall } from '../payments';
import { isStripeRefusal } from '../services';
import { settleInvoice } from './settle-invoice';
import type { SubscriptionRow } from './store';

/**
 * Charges an unpaid renewal to the subscription's card, which the person has just chosen, and settles it. A
 * refusal shows in the subscription, not here. May be repeated.
 * @throws when Stripe does not answer
 */
export async function payDueRenewal(
  deps: Deps,
  { repair, paymentMethodId }: Pick<SubscriptionRow, 'repair' | 'paymentMethodId'>,
): Promise<void> {
  if (!repair || !paymentMethodId) return;
  const { invoiceId } = repair;
  try {
    const subjectId = `${invoiceId} ${paymentMethodId}`;
    await outsideCall(deps, { purpose: 'pay-renewal', subjectId }, (idempotencyKey) =>
      deps.stripe.invoices.pay(
        invoiceId,
        { payment_method: paymentMethodId, off_session: false },
        { idempotencyKey },
      ),
    );
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
  }
  await settleInvoice(deps, invoiceId);
}
