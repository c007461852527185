import { z } from 'zod';
import type { Discount } from '../pricing';

/** An organization's agreement: `discount_percent` off an order of more than `order_units` kits. */
export const agreementSchema = z.object({
  discount_percent: z.number().min(0).max(100),
  order_units: z.int().min(0),
});
export type Agreement = z.infer<typeof agreementSchema>;

/**
 * The discount for an order of `units` kits: above the agreed units, not at them. Zero percent counts as no
 * discount.
 */
export function agreementDiscount(agreement: Agreement | null, units: number): Discount | null {
  const isEarned = agreement && units > agreement.order_units && agreement.discount_percent > 0;
  return isEarned ? { percent: agreement.discount_percent } : null;
}

/** The agreement in words. */
export function agreementText({ discount_percent, order_units }: Agreement): string {
  return `Your organization gets a discount of ${discount_percent} percent when an order exceeds ${order_units} units.`;
}
