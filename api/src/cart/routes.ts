import { DELIVERY_CENTS } from '@larkwell/contracts/numbers/shop';
import { findSignedIn, asBuyer } from '../people';
import { api } from '../http';
import { sealTerms } from '../terms';
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
};
