export { checkCoupon } from './check-coupon';
export { isRedeemable, redeemCoupon, returnCoupon } from './redemptions';
export { couponsRoutes } from './routes';
