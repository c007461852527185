import { getSignedIn, asBuyer } from '../people';
import { api } from '../http';
import { refuse } from '../refusals';
import { checkCoupon } from './check-coupon';

export const couponsRoutes = {
  check: api.coupons.check.handler(async ({ input, context }) => {
    const user = await getSignedIn(context);
    if (!asBuyer(user).mayUseCoupons) refuse(403, 'Coupons are not available for this account.');
    const productIds = input.productIds.split(',').filter(Boolean);
    const cart = { productIds, hasSubscription: false, buyerId: user.id };
    return { data: await checkCoupon(context.deps.db, input.code, cart) };
  }),
};
