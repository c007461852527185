import { z } from 'zod';
import { calendarDate, instantSchema } from '../fields/date';
import { centsSchema } from '../fields/money';
import { idSchema, requiredText } from '../fields/text';
import { kitEmblemSchema } from '../products/kit-contents';
import { subscriptionMonthsSchema } from '../products/products';
import { termsChangeSchema, termsSchema } from '../terms';

export const PAYMENT_PENDING = 'Payment pending';
export const PROCESSING = 'Processing';
export const SHIPPED = 'Shipped';
export const DELIVERED = 'Delivered';
export const CANCELLED = 'Cancelled';
/** The owner refunded all of its money. */
export const REFUNDED = 'Refunded';

/** Statuses an order goes through. */
export const ORDER_STATUSES = [PAYMENT_PENDING, PROCESSING, SHIPPED, DELIVERED, CANCELLED, REFUNDED] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses of a shipped order: a delivered one counts as shipped wherever that enables something. */
export const SHIPPED_STATUSES: readonly string[] = [SHIPPED, DELIVERED] satisfies OrderStatus[];

/** The one rule for tracking and feedback: both are offered once an order has shipped. */
export function isShipped(order: { status: string }): boolean {
  return SHIPPED_STATUSES.includes(order.status);
}

/** Whether its parcel is in transit or has arrived; also true for an order refunded since. */
export function hasParcel(order: { shipped_ts: string | null }): boolean {
  return order.shipped_ts !== null;
}

/** Feedback is read-only once both its parts are saved. */
export function isFeedbackGiven(order: { rating: number | null; feedback_text: string | null }): boolean {
  return order.rating !== null && Boolean(order.feedback_text?.trim());
}

/** A kit in the order list. */
const orderedKitSchema = z.object({
  name: z.string(),
  orderedQuantity: z.int(),
  category: z.string(),
  collection_method: z.string(),
});
export type OrderedKit = z.infer<typeof orderedKitSchema>;

/** A row of the order list. */
export const orderRowSchema = z.object({
  id: idSchema,
  orderNumber: z.string(),
  total: centsSchema,
  status: z.string(),
  /** Half stars, 0.5 to 5. */
  rating: z.number().nullable(),
  feedback_text: z.string().nullable(),
  created_ts: instantSchema,
  kits: z.array(orderedKitSchema),
  isPaid: z.boolean(),
  /** A bank holds its money until a dispute is decided. It does not ship before. */
  isDisputed: z.boolean(),
  /** The bank returned the money after a dispute. */
  isPaymentReturned: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

export const orderItemSchema = z.object({
  productId: idSchema,
  slug: z.string(),
  name: z.string(),
  image_name: z.string(),
  category: z.string(),
  collection_method: z.string(),
  emblem: kitEmblemSchema,
  orderedQuantity: z.int(),
  /**
   * The line before any discount: the lines add up to `subTotal`, and `subTotal` less `discount` is `total`.
   */
  price: centsSchema,
  /** The line without its subscription’s discount; null if there is none, or it is not known. */
  priceBefore: centsSchema.nullable(),
  is_subscription: z.boolean(),
  /** Months; null for a one-time purchase. */
  subscriptionDuration: z.int().nullable(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/**
 * A payment that is refunded in full: its cents, and when they were returned; null until Stripe has accepted
 * the refund.
 */
export const givenBackSchema = z.object({ amount: centsSchema, at: instantSchema.nullable() });
export type GivenBack = z.infer<typeof givenBackSchema>;

/** An order. `address` is JSON text, see `parseOrderAddress`. */
export const orderSchema = orderRowSchema.extend({
  full_name: z.string(),
  email: z.string(),
  subTotal: centsSchema,
  discount: centsSchema,
  couponCode: z.string().nullable(),
  trackingId: z.string().nullable(),
  trackingURLProvider: z.string().nullable(),
  address: z.string(),
  items: z.array(orderItemSchema),
  shipped_ts: instantSchema.nullable(),
  delivered_ts: instantSchema.nullable(),
  /** The kit its feedback is about; null without feedback. */
  feedbackProductId: idSchema.nullable(),
  /** When an unpaid order loses its stock; null once paid or released. */
  payBefore: instantSchema.nullable(),
  /** Paid by the organization’s card. */
  isCompanyCard: z.boolean(),
  /** Cents refunded to the card. */
  refunded: centsSchema,
  /** Payments that the order could not use, because it was paid or released. */
  givenBack: z.array(givenBackSchema),
  /** The address may be changed until the order ships, and not during a dispute. */
  isAddressEditable: z.boolean(),
  /** Paid, not sent, and its payment is not disputed: its person may cancel it. */
  isCancelable: z.boolean(),
});
export type Order = z.infer<typeof orderSchema>;

/** An order with what its payment page needs. */
export const orderToPaySchema = orderSchema.extend({
  /**
   * Whether its kits are held for the person. If not, they are claimed when it is paid, if there are any
   * left.
   */
  isHeld: z.boolean(),
  /** Today, `YYYY-MM-DD` in UTC: renewals are counted from the day of the payment. */
  today: calendarDate(),
  /** What the order would be sold for now; null once it is paid or released. */
  terms: termsSchema.nullable(),
  /** How that differs from the order as placed. Unless empty, the order has to be placed again. */
  changes: z.array(termsChangeSchema),
  /** The person's other unpaid order, if this one was released for it. */
  replacedBy: idSchema.nullable(),
  /** Stripe may have taken money for it that we do not know about yet. */
  isPaymentBegun: z.boolean(),
});
export type OrderToPay = z.infer<typeof orderToPaySchema>;

/** What canceling a paid order would do. */
export const cancellationSchema = z.object({
  orderNumber: z.string(),
  /** Cents that go back to the card. */
  amount: centsSchema,
  isCompanyCard: z.boolean(),
  /** Kits of subscriptions that began with the order and end with it. */
  endsSubscriptions: z.array(z.string()),
  /** The terms of all this; the form sends them back. */
  terms: termsSchema,
});

const orderAddressSchema = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;

/** The address inside an order's JSON text. */
export function parseOrderAddress(text: string): OrderAddress {
  return orderAddressSchema.parse(JSON.parse(text));
}

/** A line of the confirmation page. */
export const confirmationLineSchema = orderItemSchema
  .omit({ productId: true, slug: true, priceBefore: true })
  .extend({
    orderNumber: z.string(),
    /** The line before any discount, which is also its renewal price. */
    price: centsSchema,
    /** Months; null for a one-time purchase. */
    subscriptionDuration: subscriptionMonthsSchema.nullable(),
  });
export type ConfirmationLine = z.infer<typeof confirmationLineSchema>;

export const feedbackMessages = {
  rating: 'Please give star rating for your experience on this product',
  text: 'Please write your feedback',
} as const;

/** Half stars, 0.5 to 5. */
export const ratingSchema = z
  .number({ error: feedbackMessages.rating })
  .min(0.5, feedbackMessages.rating)
  .max(5, feedbackMessages.rating)
  .multipleOf(0.5, feedbackMessages.rating);

export const feedbackSchema = z.object({
  orderId: idSchema,
  /** A kit of the order; if omitted, the first one. */
  productId: idSchema.optional(),
  rating: ratingSchema,
  feedBackText: requiredText({ required: feedbackMessages.text }, { max: 2000, lines: true }),
});
export type Feedback = z.infer<typeof feedbackSchema>;
