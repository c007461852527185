import type Stripe from 'stripe';
import type { UserRow } from '../accounts/store';
import type { Deps } from '../deps';
import { listOrderItems, type OrderRow } from '../orders/store';
import { keepWayToPay } from './keep-way-to-pay';
import { outsideCall } from './outside-call';
import { endPayment, openPayment, type PaymentRow } from './store';
import { ensureStripeCustomer } from './stripe-customer';

/** Marks at Stripe what a payment is for, so that an event finds its row even before the row knows Stripe's id. */
export function paymentMetadata(payment: PaymentRow) {
  return { purpose: 'order', orderId: payment.orderId, paymentId: payment.id };
}

/**
 * The PaymentIntent with which a person pays an order by card: the one that is open, or a new one over the order's
 * total. An order with subscriptions keeps the card for the renewals.
 */
export async function ensureOrderIntent(
  deps: Deps,
  user: UserRow,
  order: OrderRow,
): Promise<{ payment: PaymentRow; intent: Stripe.PaymentIntent }> {
  const payment = await openPayment(deps.db, { orderId: order.id, kind: 'intent', amount: order.total });
  if (payment.paymentIntentId) {
    const intent = await deps.stripe.paymentIntents.retrieve(payment.paymentIntentId);
    if (intent.status !== 'canceled') return { payment, intent };
    await endPayment(deps.db, payment.id, 'cancelled');
    return ensureOrderIntent(deps, user, order);
  }
  const customer = await ensureStripeCustomer(deps, user);
  const items = await listOrderItems(deps.db, order.id);
  const isRepeating = items.some((item) => item.months !== null);
  const intent = await outsideCall(
    deps,
    { purpose: 'create-intent', subjectId: payment.id },
    (idempotencyKey) =>
      deps.stripe.paymentIntents.create(
        {
          amount: payment.amount,
          currency: 'usd',
          customer,
          allowed_payment_method_types: ['card'],
          description: `Order ${order.orderNumber}`,
          metadata: paymentMetadata(payment),
          ...(isRepeating && { setup_future_usage: 'off_session' as const }),
        },
        { idempotencyKey },
      ),
  );
  await keepWayToPay(deps, payment.id, { paymentIntentId: intent.id });
  return { payment: { ...payment, paymentIntentId: intent.id }, intent };
}
