import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { kitEmblemSchema } from '../products/kit-contents';
import { subscriptionMonthsSchema } from '../products/products';
import { termsSchema } from '../terms';

/** What keeps a renewal from being paid. */
export const repairSchema = z.object({
  /** `refused`: the bank declined the card; `bank`: it asks the person to confirm the payment. */
  reason: z.enum(['refused', 'bank']),
  amount: centsSchema,
  /** A card was chosen for it, and whether it was charged is not known yet. */
  isPaying: z.boolean(),
  /** Day of the next automatic charge; null when it waits for the person. */
  retryOn: calendarDate().nullable(),
  /** Last day to fix it; if unpaid after that, the subscription ends. */
  payBy: calendarDate(),
});
export type Repair = z.infer<typeof repairSchema>;

/** `waiting`: for a kit; `unpaid`: a renewal is due; `disputed`: a bank reviews a payment. A skip leaves it active. */
const SUBSCRIPTION_STATES = ['active', 'paused', 'waiting', 'unpaid', 'disputed', 'cancelled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** A subscription. `status` true is Active, false `Cancelled`. */
export const subscriptionSchema = z.object({
  subscription_id: idSchema,
  name: z.string(),
  image_name: z.string(),
  category: z.string(),
  collection_method: z.string(),
  emblem: kitEmblemSchema,
  /** Charged at each renewal. */
  price: centsSchema,
  pricePerUnit: centsSchema,
  orderedQuantity: z.int(),
  status: z.boolean(),
  state: z.enum(SUBSCRIPTION_STATES),
  /** Months between renewals. */
  subscriptionDuration: subscriptionMonthsSchema,
  /** Day of the next charge; null when canceled. */
  renewsOn: calendarDate().nullable(),
  /** A bank holds one of its payments until a dispute is decided. If we lose it, the subscription ends. */
  isDisputed: z.boolean(),
  /** What the person has to know: no stock, card refused, paused, payment disputed; null if nothing. */
  notice: z.string().nullable(),
  /** An unpaid renewal; null when there is none. */
  repair: repairSchema.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What the owner may do with a subscription now. Null or empty means not possible. */
export const subscriptionOptionsSchema = z.object({
  /** First and last day to which a pause may move the next renewal. */
  pause: z.object({ from: calendarDate(), to: calendarDate() }).nullable(),
  /** The next renewal after a skip. */
  skip: z.object({ renewsOn: calendarDate() }).nullable(),
  /** The next renewal after undoing a pause or skip; `by` says which. */
  resume: z.object({ by: z.enum(['pause', 'skip']), renewsOn: calendarDate() }).nullable(),
  /** The other intervals, each with its discount in percent and its renewal price. */
  intervals: z.array(z.object({ months: subscriptionMonthsSchema, percent: z.int(), price: centsSchema })),
});
export type SubscriptionOptions = z.infer<typeof subscriptionOptionsSchema>;

/** One subscription with what can be done with it. */
export const subscriptionDetailSchema = subscriptionSchema.extend({
  /** The card for the next renewals; null when the payment service does not answer. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  options: subscriptionOptionsSchema,
  /** The terms of everything shown; forms send them back. */
  terms: termsSchema,
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>;

/**
 * What happened to the amount due when the card changed: nothing was due, it is paid, was refused, waits for
 * the payment service to answer, or the bank asks (on the page at `url`).
 */
export const cardChangeSchema = z.object({
  payment: z.enum(['none', 'paid', 'refused', 'bank', 'waiting']),
  url: z.string().nullable(),
});
export type CardChange = z.infer<typeof cardChangeSchema>;
