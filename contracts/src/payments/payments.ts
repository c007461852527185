import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { subscriptionMonthsSchema } from '../products/products';
import { termsSchema } from '../terms';

/** Who pays: the person, or the organization the person works for. */
export const PAYMENT_OPTIONS = ['self', 'organization'] as const;
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

export const COMPANY_CARD_WARNING =
  'Payment will be deducted from the company card. Make sure that you are authorized to use it.';

/** How far an order's payment has come, according to Stripe. `requires_action`: the bank asks the person. */
export const PAYMENT_STATUSES = [
  'succeeded',
  'processing',
  'requires_action',
  'requires_payment_method',
  'canceled',
] as const;
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A checkout's result: a status, or a sentence that says why the card was refused. */
export const checkoutResultSchema = z.union([
  z.object({
    paymentStatus: paymentStatusSchema,
    orderId: idSchema,
    /** Stripe's client secret, when the bank asks the person. */
    clientSecret: z.string().nullable(),
    /** The bank's page, when it asks the person about a saved card. */
    bankPage: z.string().optional(),
  }),
  z.object({ isError: z.literal(true), data: z.string() }),
]);
export type CheckoutResult = z.infer<typeof checkoutResultSchema>;

/** Whether the card is saved once it has paid. */
export const savesCardSchema = z.boolean().optional();

/** The saved card of a person or an organization. `country` and `funding` are Stripe's values. */
export const paymentMethodSchema = z.object({
  pId: idSchema,
  userId: idSchema,
  stripeCustomerId: z.string(),
  last4: z.string(),
  brand: z.string(),
  country: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  funding: z.string(),
  /** A subscription that renews with it, which keeps it from being removed; null if there is none. */
  renewsSubscription: idSchema.nullable(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** What a pay link shows to anyone who has it: the order, but not whose it is or where it goes. */
export const orderLinkOfferSchema = z.object({
  orderNumber: z.string(),
  /** Cents to charge. */
  amount: centsSchema,
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      /** The line before any discount, which is also its renewal price. */
      price: centsSchema,
      /** Null for a one-time purchase. */
      months: subscriptionMonthsSchema.nullable(),
    }),
  ),
  /** Today, `YYYY-MM-DD` in UTC: renewals are counted from the day of the payment. */
  today: calendarDate(),
  /** For the form that opens the link's page. */
  terms: termsSchema,
});
export type OrderLinkOffer = z.infer<typeof orderLinkOfferSchema>;
