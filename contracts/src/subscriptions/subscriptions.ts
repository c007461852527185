import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { subscriptionMonthsSchema } from '../products/products';

/** A subscription. `status` true is Active, false Cancelled. */
export const subscriptionSchema = z.object({
  subscription_id: idSchema,
  name: z.string(),
  image_name: z.string(),
  category: z.string(),
  collection_method: z.string(),
  /** Charged at each renewal. */
  price: centsSchema,
  pricePerUnit: centsSchema,
  orderedQuantity: z.int(),
  status: z.boolean(),
  /** Months between renewals. */
  subscriptionDuration: subscriptionMonthsSchema,
  /** Day of the next charge; null when cancelled. */
  renewsOn: calendarDate().nullable(),
  /** Why the next kit is late (no stock, card refused), for the person; null when all is well. */
  notice: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
