import { SUBSCRIPTION_PACKAGES } from '../numbers/shop';
import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { analyteSchema } from '../analytes/analytes';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { kitContentsSchema, kitEmblemSchema } from './kit-contents';

/** The category that stands for all products; also the default. */
export const ALL_PRODUCTS = 'all-tasks';

export const ONE_TIME_PURCHASE = 'one_time_purchase';
export const SUBSCRIPTION = 'subscription';

/** Orders of a list: as the shop arranges it or best match first, by price in either direction, by name. */
export const productSorts = ['popular', 'price', '-price', 'name'] as const;
export const productSortSchema = z.enum(productSorts);
export type ProductSort = z.infer<typeof productSortSchema>;

export const subscriptionMonthsSchema = z.literal(SUBSCRIPTION_PACKAGES.map(({ months }) => months));

export const categorySchema = z.object({ id: idSchema, slug: z.string(), name: z.string() });
export type Category = z.infer<typeof categorySchema>;

/**
 * A subscription option: every `subscriptionType` months, at `value` percent off; `offer` says it in words.
 */
export const subscriptionOptionSchema = z.object({
  subscriptionType: subscriptionMonthsSchema,
  offer: z.string(),
  value: z.number(),
  price_id: idSchema,
  /** One kit with this package, in cents. */
  price: centsSchema,
  /** Day of the first renewal for a purchase today. */
  renewsOn: calendarDate(),
});
export type SubscriptionOption = z.infer<typeof subscriptionOptionSchema>;

/** What people who bought a product gave it, from 0.5 to 5. */
export const productRatingSchema = z.object({
  average: z.number(),
  count: z.int(),
  /** True for ratings of demo data, which pages call so. */
  isDemo: z.boolean(),
});
export type ProductRating = z.infer<typeof productRatingSchema>;

/** A product with what cards and suggestions need. `quantity` is the stock available now. */
export const productCardSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: centsSchema,
  image_name: z.string(),
  couponCode: z.string().nullable(),
  couponDescription: z.string().nullable(),
  quantity: z.int(),
  category: categorySchema,
  collection_method: z.string(),
  /** Null before the first rating. */
  rating: productRatingSchema.nullable(),
  measures: z.string(),
  /** The kit's picture is drawn from these two. */
  emblem: kitEmblemSchema,
  contents: kitContentsSchema,
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** A product that a search found. */
export const foundProductSchema = productCardSchema.extend({
  /** What of the kit the typed words meant: "Pale skin". Null if its name says it. */
  foundFor: z.string().nullable(),
});
export type FoundProduct = z.infer<typeof foundProductSchema>;

/**
 * A product. `collection_details` and `get_tested_details` are texts with numbered or lettered markers
 * (`detailSteps` splits them); empty when there are none.
 */
export const productSchema = productCardSchema.extend({
  analytes: z.array(analyteSchema),
  collection_details: z.string(),
  get_tested_details: z.string(),
  symptoms: z.array(z.object({ label: z.string() })),
  videoURL: z.string().nullable(),
  price_id: z.array(subscriptionOptionSchema),
  /** Who measures and who reviews; null where that is not known, and then nothing is shown. */
  lab_name: z.string().nullable(),
  clia_number: z.string().nullable(),
  reviewer: z.string().nullable(),
});
export type Product = z.infer<typeof productSchema>;
