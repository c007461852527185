import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { refusalOf } from '../http/error-body';
import { refusedCardsOfOrder } from './card-limits';
import { closePayment } from './close-payment';
import { settle } from './settle';
import {
  findPayment,
  findPaymentByStripeId,
  keepStripeIds,
  listOpenPayments,
  type PaymentRow,
} from './store';

type PaymentObject = Stripe.PaymentIntent | Stripe.Checkout.Session;

/** Events of PaymentIntents and Checkout Sessions that pay an order. */
export async function handleOrderEvent(deps: Deps, event: Stripe.Event): Promise<boolean> {
  if (!/^(payment_intent|checkout\.session)\./.test(event.type)) return false;
  const object = event.data.object as PaymentObject;
  if (object.metadata?.purpose !== 'order') return false;
  const payment = await findPaymentOf(deps, object);
  if (!payment) return true;
  if (event.type === 'payment_intent.payment_failed') await countRefusedCard(deps, payment);
  await settle(deps, payment.id);
  return true;
}

/** By Stripe's id; or by our own, when the event is faster than the answer that brings Stripe's id. */
async function findPaymentOf({ db }: Deps, object: PaymentObject): Promise<PaymentRow | null> {
  const known = await findPaymentByStripeId(db, object.id);
  if (known) return known;
  const payment = await findPayment(db, object.metadata?.paymentId ?? '');
  if (!payment) return null;
  const isSession = object.object === 'checkout.session';
  const ids = isSession ? { checkoutSessionId: object.id } : { paymentIntentId: object.id };
  await keepStripeIds(db, payment.id, ids);
  return findPayment(db, payment.id);
}

async function countRefusedCard(deps: Deps, { orderId }: PaymentRow): Promise<void> {
  try {
    await deps.limits.count(refusedCardsOfOrder, orderId);
  } catch (error) {
    if (!refusalOf(error)) throw error;
    for (const open of await listOpenPayments(deps.db, orderId)) await closePayment(deps, open);
  }
}
