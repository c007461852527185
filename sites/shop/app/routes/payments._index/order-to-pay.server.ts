import type { OrderToPay } from '@larkwell/contracts/orders/orders';
import { renewalFacts, renewalsOf } from '@larkwell/contracts/subscriptions/renewal-terms';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { finishCheckout } from '../../checkout/finish-checkout.server';
import { findPaidWay } from '../../checkout/find-paid-way.server';
import { linesOfOrder } from '../../checkout/lines-of-order';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { need, type SignedInVisit } from '../../session/visit.server';

/**
 * Makes an order the one this browser is paying for, wherever it was placed.
 * @throws the error page for someone else's order
 */
export async function takeUpOrder(visit: SignedInVisit, request: Request, orderId: string) {
  const { api, person, session } = visit;
  await need(visit, request, api.orders.get({ userId: person.id, id: orderId }));
  session.set('orderId', orderId);
  return seeOther(paths.payments(), await sessions.commit(session));
}

/**
 * The order waiting for payment: the one of this checkout, or the one that replaced it.
 * @throws a redirect: to the confirmation if it is paid, to the unknown-outcome page while that is unclear, to the cart
 *   if the order was released
 */
export async function getOrderToPay(
  visit: SignedInVisit,
  request: Request,
  orderId: string,
): Promise<OrderToPay & { terms: string }> {
  const { api, person, session } = visit;
  const { data: order } = await need(visit, request, api.orders.get({ userId: person.id, id: orderId }));
  if (order.isPaid) throw await finishCheckout(visit, request, orderId);
  const paidWay = order.isPaymentBegun && (await findPaidWay(visit, request, orderId));
  if (paidWay) throw paidWay;
  if (order.replacedBy) {
    session.set('orderId', order.replacedBy);
    return getOrderToPay(visit, request, order.replacedBy);
  }
  if (order.terms === null) {
    session.unset('orderId');
    const notice = await notices.give({ tone: 'warning', text: paymentMessages.released });
    throw seeOther(paths.cart(), notice, await sessions.commit(session));
  }
  return { ...order, terms: order.terms };
}

/** What follows the charge: each renewal, its date and how to cancel. Empty without a subscription. */
export function termsOfRenewal(order: OrderToPay) {
  const lines = linesOfOrder(order).map(({ name, selectedQuantity, price, subscriptionDuration }) => ({
    ...{ name, price, quantity: selectedQuantity, months: subscriptionDuration },
  }));
  return renewalFacts(renewalsOf(lines, order.today), order.total);
}
