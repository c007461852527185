import { addCartLine, quantityInCart } from '@larkwell/contracts/cart/cart-lines';
import type { CartLine } from '@larkwell/contracts/cart/cart';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { keepUnpriced, readCart } from '../../cookies/cart.server';
import { cartMessages } from '../../messages/cart';
import { orderMessages } from '../../messages/orders';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

/** There is no page here: redirects to the order. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(paths.orderDetails(params.orderId!));

/**
 * Puts the kits of an order into the cart, at today's prices and each as a one-time purchase: a subscription
 * is never started by the way. What is sold out is left out and named.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const { visit } = await openPost(request, openSignedInVisit);
  const { api, person } = visit;
  const call = api.orders.get({ userId: person.id, id: params.orderId! });
  const { data: order } = await need(visit, request, call);
  let { lines }: { lines: CartLine[] } = readCart(request);
  const refusals: string[] = [];
  for (const { productId: id, orderedQuantity } of order.items) {
    const quantity = orderedQuantity + quantityInCart(lines, id);
    const checked = await ask(visit, request, api.products.checkQuantity({ productId: id, quantity }));
    if (!checked.ok) refusals.push(checked.refusal.errorMessage);
    else {
      const again = {
        id,
        selectedQuantity: orderedQuantity,
        subscription: false,
        subscriptionDuration: null,
      };
      lines = addCartLine(lines, again, checked.value.data.stock);
    }
  }
  const kept = refusals.length < order.items.length ? keepUnpriced(lines) : null;
  if (!kept) {
    const text = refusals.join(' ') || cartMessages.full;
    return seeOther(paths.orderDetails(order.id), await notices.give({ tone: 'error', text }));
  }
  const notice =
    refusals.length > 0
      ? ({ tone: 'warning', text: [orderMessages.addedInPart, ...refusals].join(' ') } as const)
      : ({ tone: 'success', text: orderMessages.addedAgain } as const);
  return seeOther(paths.cart(), kept, await notices.give(notice));
}
