import { z } from 'zod';
import { cartLinesSchema } from '../cart/cart';
import { couponCodeSchema } from '../coupons/coupons';

/**
 * What a paying call may say about its cart. A call without `terms` is refused with `terms-changed` if this
 * does not match its order. The call names the lines in one of three ways.
 */
export const sentCartFields = {
  cartItems: cartLinesSchema.optional(),
  cartDetails: cartLinesSchema.optional(),
  cart: cartLinesSchema.optional(),
  /** The order as shown; `total` in cents and `items` are compared. */
  orderData: z.unknown().optional(),
  couponCode: couponCodeSchema.nullish(),
};

export type SentCart = z.infer<z.ZodObject<typeof sentCartFields>>;
