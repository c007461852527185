import { z } from 'zod';
import { cartLinesSchema } from '../cart/cart';
import { couponCodeSchema } from '../coupons/coupons';

/**
 * What a call that pays may say of the cart it is about. A call without `terms` is refused with `terms-changed` when
 * this is not what its order holds. The call names the lines in one of three ways.
 */
export const sentCartFields = {
  cartItems: cartLinesSchema.optional(),
  cartDetails: cartLinesSchema.optional(),
  cart: cartLinesSchema.optional(),
  /** The order as it was shown; `total` in cents and `items` are compared. */
  orderData: z.unknown().optional(),
  couponCode: couponCodeSchema.nullish(),
};

export type SentCart = z.infer<z.ZodObject<typeof sentCartFields>>;
