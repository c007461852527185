import { getSignedIn, type UserRow } from '../people';
import type { Deps } from '../deps';
import { api } from '../http';
import { refuse } from '../refusals';
import { chargeCompanyCard, chooseToSave, ensurePage } from '../payments';
import { ensureOrderIntent } from './order-intent';
import { requireNotPaidOtherwise, settleOrder, watchOrder } from './order-state';
import { payWithSavedCard } from './pay-with-saved-card';
import { createOrderLink, getOrderLink, openOrderLink } from './pay-links';
import { getOwnOrder, getPayableOrder } from './payable-order';
import { refuseOtherCart } from './refuse-other-cart';

export const paymentsRoutes = {
  createPaymentIntent: api.payments.createPaymentIntent.handler(async ({ input, context }) => {
    const { deps } = context;
    const user = await getSignedIn(context);
    const order = await getPayableOrder(deps, user.id, input.orderId, input.terms);
    await refuseOtherCart(deps, order, input);
    await requireNotPaidOtherwise(deps, order.id, 'card');
    const { paymentId, intent, amount } = await ensureOrderIntent(deps, order.id, input.terms);
    if (intent.status === 'succeeded') {
      await settleOrder(deps, order.id);
      refuse(409, 'This order is already paid.', { code: 'already-paid' });
    }
    await chooseToSave(deps, paymentId, intent, input.savesCard ?? false);
    return { data: { clientSecret: intent.client_secret!, amount } };
  }),

  checkout: api.payments.checkout.handler(async ({ input, context }) => {
    const { deps } = context;
    const user = await getSignedIn(context);
    const { orderId, preferredPaymentOption, savedCard, terms } = input;
    const { isPaid, paymentStatus, clientSecret } = await settleOwnOrder(deps, user, orderId);
    if (isPaid) return { data: { paymentStatus, orderId, clientSecret } };
    const order = await getPayableOrder(deps, user.id, orderId, terms);
    await refuseOtherCart(deps, order, input);
    if (preferredPaymentOption === 'self')
      return {
        data: savedCard
          ? await payWithSavedCard(deps, order, { savedCard, terms })
          : { paymentStatus, orderId, clientSecret },
      };
    return { data: await chargeCompanyCard(deps, user, { kind: 'order', id: order.id }, terms) };
  }),

  createCheckoutSession: api.payments.createCheckoutSession.handler(async ({ input, context }) => {
    const { deps } = context;
    const user = await getSignedIn(context);
    const order = await getPayableOrder(deps, user.id, input.orderId, input.terms);
    await requireNotPaidOtherwise(deps, order.id, 'page');
    const url = await ensurePage(deps, { kind: 'order', id: order.id }, input.terms);
    return { data: { url } };
  }),

  createPayLink: api.payments.createPayLink.handler(async ({ input, context }) => {
    const user = await getSignedIn(context);
    const order = await getPayableOrder(context.deps, user.id, input.orderId, input.terms);
    const asked = { terms: input.terms, visitorAddress: context.visitor.address };
    return { data: await createOrderLink(context.deps, order, asked) };
  }),

  getPayLink: api.payments.getPayLink.handler(async ({ input, context }) => ({
    data: await getOrderLink(context.deps, input.linkId),
  })),

  openPayLink: api.payments.openPayLink.handler(async ({ input, context }) => ({
    data: await openOrderLink(context.deps, input.linkId, input.terms),
  })),

  getPaymentState: api.payments.getPaymentState.handler(async ({ input, context }) => {
    const user = await getSignedIn(context);
    await getOwnOrder(context.deps, user.id, input.orderId);
    const { clientSecret: _, ...state } = await watchOrder(context.deps, input.orderId);
    return { data: state };
  }),
};

async function settleOwnOrder(deps: Deps, user: UserRow, orderId: string) {
  await getOwnOrder(deps, user.id, orderId);
  return settleOrder(deps, orderId);
}
