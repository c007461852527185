import { getSelf } from '../people';
import { api } from '../http';
import type { ApiContext } from '../calls';
import { refuse } from '../refusals';
import { editOrderAddress } from './edit-address';
import { getInvoice } from './invoice';
import { giveFeedback } from './give-feedback';
import { asOrderToPay } from './order-to-pay';
import { asOrder, findOrderDetail, listOrders } from './order-views';

/** @throws 404 for someone else's order, as if it did not exist */
async function getOwn(context: ApiContext, userId: string, orderId: string) {
  await getSelf(context, userId);
  return (
    (await findOrderDetail(context.deps.db, userId, orderId)) ?? refuse(404, 'We can’t find that order.')
  );
}

/** Calls about an order that has been placed. */
export const afterPurchaseRoutes = {
  list: api.orders.list.handler(async ({ input, context }) => {
    await getSelf(context, input.userId);
    return listOrders(context.deps.db, input);
  }),

  get: api.orders.get.handler(async ({ input, context }) => ({
    data: await asOrderToPay(context.deps, await getOwn(context, input.userId, input.id)),
  })),

  getOrderData: api.orders.getOrderData.handler(async ({ input, context }) => {
    const row = await getOwn(context, input.userId, input.id);
    const { email, address, city, state, country, zipCode } = row;
    return {
      data: {
        orderId: row.id,
        isAddressEditable: asOrder(row).isAddressEditable,
        ...{ email, address, city, state, country, zipCode },
        city_id: row.cityId ?? undefined,
        state_id: row.stateId ?? undefined,
        country_id: row.countryId ?? undefined,
      },
    };
  }),

  updateOrderData: api.orders.updateOrderData.handler(async ({ input, context }) => {
    const { userId, id: orderId, email, ...address } = input;
    await getSelf(context, userId);
    await editOrderAddress(context.deps, { userId, orderId, email, address });
    return {
      success: true as const,
      message: 'Your order’s new address is saved.',
      data: asOrder(await getOwn(context, userId, orderId)),
    };
  }),

  getInvoice: api.orders.getInvoice.handler(async ({ input, context }) => {
    const { id } = await getSelf(context, input.userId);
    const { order, paid } = await getInvoice(context.deps.db, id, input.orderId);
    // The typesetter takes 24 MB: it is loaded with the first requested file.
    const { renderInvoicePdf } = await import('./invoice-pdf');
    const bytes = await renderInvoicePdf(order, paid);
    return new File([bytes], `larkwell-invoice-${order.orderNumber}.pdf`, { type: 'application/pdf' });
  }),

  giveFeedback: api.orders.giveFeedback.handler(async ({ input, context }) => {
    const { userId, ...feedback } = input;
    await getSelf(context, userId);
    await giveFeedback(context.deps.db, userId, feedback);
    return { success: true as const, message: 'Thank you for your feedback.' };
  }),
};
