import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { subscriptionMonthsSchema } from '../products/products';
import { termsSchema } from '../terms';

/** Who pays: the person, or the organisation the person works for. */
export const PAYMENT_OPTIONS = ['self', 'organization'] as const;
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

export const COMPANY_CARD_WARNING =
  'Payment will be deducted from the company card. Make sure that you are authorized to use it.';

/** How far the payment of an order has come, as Stripe says. `requires_action`: the bank asks the person. */
export const PAYMENT_STATUSES = [
  'succeeded',
  'processing',
  'requires_action',
  'requires_payment_method',
  'canceled',
] as const;
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A checkout's result: a status, or a sentence why the card was refused. */
export const checkoutResultSchema = z.union([
  z.object({
    paymentStatus: paymentStatusSchema,
    orderId: idSchema,
    /** Stripe's client secret, when the bank asks the person. */
    clientSecret: z.string().nullable(),
  }),
  z.object({ isError: z.literal(true), data: z.string() }),
]);
export type CheckoutResult = z.infer<typeof checkoutResultSchema>;

/** A saved card of an organisation. `country` and `funding` as Stripe says. */
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
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** What a pay link asks for, told to whoever has the link: the order, but not whose it is or where it goes. */
export const orderLinkOfferSchema = z.object({
  orderNumber: z.string(),
  /** Cents that are charged. */
  amount: centsSchema,
  lines: z.array(
    z.object({
      name: z.string(),
      quantity: z.int(),
      /** The line before any discount, which is what a subscription renews at. */
      price: centsSchema,
      /** Null for a one-time purchase. */
      months: subscriptionMonthsSchema.nullable(),
    }),
  ),
  /** The day it is now, `YYYY-MM-DD` in UTC: renewals are counted from the day of the payment. */
  today: calendarDate(),
  /** For the form that opens the link's page. */
  terms: termsSchema,
});
export type OrderLinkOffer = z.infer<typeof orderLinkOfferSchema>;
