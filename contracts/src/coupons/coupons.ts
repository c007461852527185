import { z } from 'zod';
import { idSchema, line } from '../fields/text';

/** A code as people type it, brought to the form in which it is kept. */
export const couponCodeSchema = line(40).toUpperCase().min(1);

export const couponMessages = {
  errorItem: 'Please remove the error item to apply.',
  wentWrong: 'something went wrong',
  withSubscription: 'A coupon cannot be used with a subscription in the cart.',
  applied: 'Discount Applied!',
} as const;

/**
 * What became of a code. `isValid`: there is such a code and it may be used now; `isApplied`: it takes something
 * off these products. `productIds` are those it is for, or null for all.
 */
export const couponResultSchema = z.object({
  isValid: z.boolean(),
  isApplied: z.boolean(),
  discountPercent: z.number().min(0).max(100),
  discountCodeId: idSchema.nullable(),
  message: z.string(),
  productIds: z.array(idSchema).nullable(),
});
export type CouponResult = z.infer<typeof couponResultSchema>;
