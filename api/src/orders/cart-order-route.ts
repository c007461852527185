import { api } from '../http';
import { asBuyer, getSelf } from '../people';
import { placeOrder } from './place-order';

/** Turns a cart into an order. The route belongs to the cart, the work to orders. */
export const cartOrderRoute = {
  createOrder: api.cart.createOrder.handler(async ({ input, context }) => {
    const user = await getSelf(context, input.id);
    const { id: _id, cartItems: lines, couponCode, terms, ...shipping } = input;
    const orderId = await placeOrder(context.deps, asBuyer(user), { shipping, lines, couponCode, terms });
    return { data: { orderId } };
  }),
};
