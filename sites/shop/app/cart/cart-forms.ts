import { z } from 'zod';
import { cartMessages } from '../messages/cart';

/** Name of the discount code form. */
export const couponFormId = 'coupon';

export const couponForm = z.object({
  couponCode: z
    .string({ error: cartMessages.couponEmpty })
    .trim()
    .toUpperCase()
    .min(1, cartMessages.couponEmpty),
});

/** Name of a line's quantity form; each line has its own. */
export const quantityFormId = (line: string) => `line-${line.replace(':', '-')}`;

export const quantityForm = z.object({
  quantity: z
    .string({ error: cartMessages.quantityInvalid })
    .trim()
    .regex(/^[1-9]\d{0,3}$/, cartMessages.quantityInvalid),
});
