import type { UserRow } from '../accounts/store';
import { readClock } from '../db/clock';
import type { Deps } from '../deps';
import { listOrderItems, type OrderItemRow, type OrderRow } from '../orders/store';
import { paymentMetadata } from './order-intent';
import { keepWayToPay } from './keep-way-to-pay';
import { outsideCall } from './outside-call';
import { endPayment, openPayment } from './store';
import { ensureStripeCustomer } from './stripe-customer';

/** Just above Stripe's shortest; the end of the order's hold comes by call. */
const sessionSeconds = 31 * 60;

/**
 * Stripe's hosted page for an order: the one that is open, or a new one. Each line is one item, since a discounted
 * line need not divide by its quantity.
 * @returns the page's address
 */
export async function ensureOrderSession(deps: Deps, user: UserRow, order: OrderRow): Promise<string> {
  const payment = await openPayment(deps.db, { orderId: order.id, kind: 'session', amount: order.total });
  if (payment.checkoutSessionId) {
    const known = await deps.stripe.checkout.sessions.retrieve(payment.checkoutSessionId);
    if (known.status === 'open' && known.url) return known.url;
    if (known.status === 'expired') {
      await endPayment(deps.db, payment.id, 'cancelled');
      return ensureOrderSession(deps, user, order);
    }
    return returnAddress(deps, order.id);
  }
  const customer = await ensureStripeCustomer(deps, user);
  const items = await listOrderItems(deps.db, order.id);
  const isRepeating = items.some((item) => item.months !== null);
  const metadata = paymentMetadata(payment);
  const now = await readClock(deps.db);
  const session = await outsideCall(
    deps,
    { purpose: 'create-session', subjectId: payment.id },
    (idempotencyKey) =>
      deps.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer,
          client_reference_id: order.id,
          allowed_payment_method_types: ['card'],
          expires_at: Math.ceil(now.getTime() / 1000) + sessionSeconds,
          line_items: items.map(asLineItem),
          success_url: returnAddress(deps, order.id),
          cancel_url: `${deps.settings.shopUrl}/payments`,
          metadata,
          payment_intent_data: {
            metadata,
            description: `Order ${order.orderNumber}`,
            ...(isRepeating && { setup_future_usage: 'off_session' as const }),
          },
        },
        { idempotencyKey },
      ),
  );
  await keepWayToPay(deps, payment.id, { checkoutSessionId: session.id });
  return session.url!;
}

/** Where Stripe sends the person afterwards; the page there settles the order. */
function returnAddress(deps: Deps, orderId: string): string {
  return `${deps.settings.shopUrl}/payments/return?${new URLSearchParams({ orderId })}`;
}

function asLineItem({ name, quantity, total, months }: OrderItemRow) {
  const kit = quantity === 1 ? name : `${quantity} × ${name}`;
  const words = months === null ? kit : `${kit}, then every ${months} months until cancelled`;
  return { quantity: 1, price_data: { currency: 'usd', unit_amount: total, product_data: { name: words } } };
}
