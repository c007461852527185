import { z } from 'zod';
import { call } from '../call';
import { line } from '../fields/text';
import { couponCodeSchema, couponResultSchema } from './coupons';

export const couponsContract = {
  check: call({ access: 'signed-in', keep: 0, limits: ['coupon'] })
    .route({
      method: 'GET',
      path: '/cart/coupon',
      summary: 'Check a discount code for a cart; signed-in normal users only',
      tags: ['coupons'],
    })
    .input(
      z.object({
        /** Subtotal in cents. Required by the specification; the API prices the products itself. */
        total: z.coerce.number().int().min(0).default(0),
        code: couponCodeSchema,
        /** Comma separated. */
        productIds: line(4000).default(''),
      }),
    )
    .output(z.object({ data: couponResultSchema })),
};
