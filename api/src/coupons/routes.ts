import { getSignedIn } from '../accounts/signed-in';
import { asBuyer } from '../cart/buyer';
import { countCouponTry } from '../cart/coupon-tries';
import { api } from '../http/api';
import { refuse } from '../http/refusals';
import { checkCoupon } from './check-coupon';

export const couponsRoutes = {
  check: api.coupons.check.handler(async ({ input, context }) => {
    const user = await getSignedIn(context);
    const { deps } = context;
    if (!asBuyer(user).mayUseCoupons) refuse(403, 'Coupons are not available for this account.');
    const productIds = input.productIds.split(',').filter(Boolean);
    const { coupon } = await countCouponTry(deps, user.id, async () => ({
      coupon: await checkCoupon(deps.db, input.code, {
        productIds,
        hasSubscription: false,
        buyerId: user.id,
      }),
    }));
    return { data: coupon };
  }),
};
