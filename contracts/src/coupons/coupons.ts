import { z } from 'zod';
import { idSchema, line } from '../fields/text';

/** A typed code, normalized to its stored form. */
export const couponCodeSchema = line(40).toUpperCase().min(1);

export const couponMessages = {
  errorItem: 'Please remove the error item to apply.',
  wentWrong: 'something went wrong',
  withSubscription: 'A coupon cannot be used with a subscription in the cart.',
  applied: 'Discount Applied!',
} as const;

/**
 * The result of checking a code. `isValid`: the code exists and may be used now; `isApplied`: it takes
 * something off these products. `productIds` are those it applies to, or null for all.
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
