import { DELIVERY_CENTS } from '@larkwell/contracts/pricing';
import { findSignedIn, getSelf } from '../accounts/signed-in';
import { api } from '../http/api';
import { sealTerms } from '../terms/terms';
import { placeOrder } from '../orders/place-order';
import { asBuyer } from './buyer';
import { describeCart } from './cart-terms';
import { quoteCart } from './quote';

export const cartRoutes = {
  price: api.cart.price.handler(async ({ input, context }) => {
    const { deps } = context;
    const user = await findSignedIn(context);
    const quoted = await quoteCart(deps.db, {
      lines: input.cartItems,
      couponCode: input.couponCode,
      buyer: user && asBuyer(user),
    });
    const shown = describeCart(quoted, input.couponCode);
    const { items, subTotal, discount, total, coupon, gone } = quoted;
    const forceRemoveCouponCode = coupon !== null && !(coupon.isValid && coupon.isApplied);
    return {
      data: {
        cartItems: items,
        subTotal,
        discount,
        total,
        delivery: DELIVERY_CENTS,
        coupon,
        forceRemoveCouponCode,
        gone,
        terms: items.length === 0 ? null : sealTerms(shown, deps.settings.keyring),
      },
    };
  }),

  createOrder: api.cart.createOrder.handler(async ({ input, context }) => {
    const user = await getSelf(context, input.id);
    const { id: _id, cartItems: lines, couponCode, terms, ...shipping } = input;
    const orderId = await placeOrder(context.deps, asBuyer(user), { shipping, lines, couponCode, terms });
    return { data: { orderId } };
  }),
};
