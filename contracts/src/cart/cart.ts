import { z } from 'zod';
import { couponResultSchema } from '../coupons/coupons';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { kitEmblemSchema } from '../products/kit-contents';
import { subscriptionMonthsSchema } from '../products/products';
import { termsSchema } from '../terms';

/** A cart has at most this many lines. */
export const MAX_CART_LINES = 50;

/** What the browser stores of a line. The API supplies everything else about it. */
export const cartLineSchema = z
  .object({
    /** Product id. */
    id: idSchema,
    selectedQuantity: z.int().min(1).max(1_000_000),
    subscription: z.boolean().default(false),
    /** Months; null for a one-time purchase. */
    subscriptionDuration: subscriptionMonthsSchema.nullable().default(null),
    priceId: idSchema.nullish(),
  })
  .refine((line) => line.subscription === (line.subscriptionDuration !== null), {
    path: ['subscriptionDuration'],
    error: 'Choose how often the kit is sent',
  });
export type CartLine = z.infer<typeof cartLineSchema>;

/** Lines in calls; prices that are sent along are ignored. */
export const cartLinesSchema = z.array(cartLineSchema).max(MAX_CART_LINES);

/** A line as the API prices it. All amounts in cents. */
export const cartItemSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  image_name: z.string(),
  /** Category slug and collection method, for the drawing. */
  category: z.string(),
  collection_method: z.string(),
  emblem: kitEmblemSchema,
  /** The line: one kit × quantity. */
  price: centsSchema,
  /** One kit, without subscription or coupon. */
  basePrice: centsSchema,
  /** One kit, with the subscription’s discount. */
  unitPrice: centsSchema,
  /** The line, after the coupon. */
  discountedPrice: centsSchema,
  /** One kit after the coupon, for display; sums are built from lines. */
  discountPricePerItem: centsSchema,
  /** Stock available. */
  quantity: z.int(),
  selectedQuantity: z.int(),
  subscription: z.boolean(),
  subscriptionDuration: subscriptionMonthsSchema.nullable(),
  priceId: idSchema.nullable(),
  /** Why this line cannot be bought as it is, or null. */
  errorMessage: z.string().nullable(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** A priced cart. `coupon` is null when no code was sent; `forceRemoveCouponCode` asks to drop the code. */
export const pricedCartSchema = z.object({
  cartItems: z.array(cartItemSchema),
  subTotal: centsSchema,
  discount: centsSchema,
  total: centsSchema,
  /** Always 0. */
  delivery: centsSchema,
  coupon: couponResultSchema.nullable(),
  forceRemoveCouponCode: z.boolean(),
  /** What a form that orders this cart sends back; null when there is nothing to order. */
  gone: z.array(idSchema),
  /** What a form that orders this cart sends back; null when there is nothing to order. */
  terms: termsSchema.nullable(),
});
export type PricedCart = z.infer<typeof pricedCartSchema>;
