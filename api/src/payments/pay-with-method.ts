import type { CheckoutResult } from '@larkwell/contracts/payments/payments';
import type { UserRow } from '../accounts/store';
import type { Deps } from '../deps';
import type { OrderRow } from '../orders/store';
import { isStripeRefusal } from '../services/stripe';
import { ensureOrderIntent } from './order-intent';
import { settleOrder } from './order-state';
import { outsideCall } from './outside-call';

/**
 * Pays an order with a payment method made in the browser. When the bank asks the person, the answer carries the
 * client secret; the call is repeated afterwards without a method.
 */
export async function payWithMethod(
  deps: Deps,
  user: UserRow,
  order: OrderRow,
  paymentMethod: string | null,
): Promise<CheckoutResult> {
  const { intent, payment } = await ensureOrderIntent(deps, user, order);
  const takesCard = intent.status === 'requires_payment_method' || intent.status === 'requires_confirmation';
  if (paymentMethod && takesCard) {
    const subjectId = `${payment.id} ${paymentMethod}`;
    try {
      await outsideCall(deps, { purpose: 'confirm-intent', subjectId }, (idempotencyKey) =>
        deps.stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: paymentMethod, use_stripe_sdk: true },
          { idempotencyKey },
        ),
      );
    } catch (error) {
      if (!isStripeRefusal(error)) throw error;
      return { isError: true, data: error.message };
    }
  }
  const { paymentStatus, clientSecret } = await settleOrder(deps, order.id);
  return { paymentStatus, orderId: order.id, clientSecret };
}
