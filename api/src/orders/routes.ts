import { dateInZone, SHOP_ZONE } from '@larkwell/contracts/time';
import { getSelf } from '../people';
import { readClock } from '../db';
import { api } from '../http';
import { refuse } from '../refusals';
import { findOrderDetail } from './order-views';
import { getOwnOrder } from './payable-order';
import { listOrderItems } from './store';

export const ordersRoutes = {
  getConfirmed: api.orders.getConfirmed.handler(async ({ input, context }) => {
    const { deps } = context;
    const user = await getSelf(context, input.userId);
    const order = await getOwnOrder(deps, user.id, input.orderId);
    if (order.stockState !== 'sold') refuse(409, 'This order is not paid yet.');
    const items = await listOrderItems(deps.db, order.id);
    const data = items.map((item) => ({
      orderNumber: order.orderNumber,
      name: item.name,
      image_name: item.imageName,
      category: item.category,
      collection_method: item.collectionMethod,
      emblem: item.emblem,
      orderedQuantity: item.quantity,
      price: item.subTotal,
      is_subscription: item.months !== null,
      subscriptionDuration: item.months,
    }));
    const { orderNumber, total, paidOn, shopDay, email, status } = order;
    const detail = (await findOrderDetail(deps.db, user.id, order.id))!;
    const { refunded, isDisputed, isPaymentReturned, givenBack } = detail;
    const today = dateInZone(await readClock(deps.db), SHOP_ZONE);
    return {
      ...{ data, orderNumber, total, paidOn: paidOn!, chargedOn: shopDay!, today, email, status },
      ...{ refunded, isDisputed, isPaymentReturned, givenBack },
    };
  }),
};
