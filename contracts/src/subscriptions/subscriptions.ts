import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { subscriptionMonthsSchema } from '../products/products';
import { termsSchema } from '../terms';

/** What stands between a renewal and its payment. */
export const repairSchema = z.object({
  /** `refused`: the bank declined the card; `bank`: it asks the person to confirm the payment. */
  reason: z.enum(['refused', 'bank']),
  amount: centsSchema,
  /** Day on which the card is charged again by itself; null: only when the person does something. */
  retryOn: calendarDate().nullable(),
  /** Last day to put it right; unpaid after it, the subscription ends. */
  payBy: calendarDate(),
});
export type Repair = z.infer<typeof repairSchema>;

/** `waiting`: for a kit; `unpaid`: a renewal is due. Skipped renewals leave it active. */
const SUBSCRIPTION_STATES = ['active', 'paused', 'waiting', 'unpaid', 'cancelled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

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
  state: z.enum(SUBSCRIPTION_STATES),
  /** Months between renewals. */
  subscriptionDuration: subscriptionMonthsSchema,
  /** Day of the next charge; null when cancelled. */
  renewsOn: calendarDate().nullable(),
  /** Why the next kit is late (no stock, card refused, paused), for the person; null when all is well. */
  notice: z.string().nullable(),
  /** A renewal that is not paid; null when none is. */
  repair: repairSchema.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What the owner may do with a subscription now. What is null or empty cannot be done. */
export const subscriptionOptionsSchema = z.object({
  /** First and last day to which a pause may put the next renewal off. */
  pause: z.object({ from: calendarDate(), to: calendarDate() }).nullable(),
  /** The next renewal, were one skipped. */
  skip: z.object({ renewsOn: calendarDate() }).nullable(),
  /** The next renewal, were a pause or skip taken back; `by` says which. */
  resume: z.object({ by: z.enum(['pause', 'skip']), renewsOn: calendarDate() }).nullable(),
  /** The other intervals, each with its percent off and what a renewal costs then. */
  intervals: z.array(z.object({ months: subscriptionMonthsSchema, percent: z.int(), price: centsSchema })),
});
export type SubscriptionOptions = z.infer<typeof subscriptionOptionsSchema>;

/** One subscription with what can be done about it. */
export const subscriptionDetailSchema = subscriptionSchema.extend({
  /** The card of the next renewals; null when the payment service does not say. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  options: subscriptionOptionsSchema,
  /** What all of this was when it was shown; forms send it back. */
  terms: termsSchema,
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>;

/**
 * What became of what was due when the card changed: nothing was, it is paid, was refused, waits for the payment service
 * to answer, or the bank asks (on the page at `url`).
 */
export const cardChangeSchema = z.object({
  payment: z.enum(['none', 'paid', 'refused', 'bank', 'waiting']),
  url: z.string().nullable(),
});
export type CardChange = z.infer<typeof cardChangeSchema>;
