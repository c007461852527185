import type Stripe from 'stripe';
import type { CardBehaviour } from './test-cards';

/**
 * What the stand-in remembers about a card besides what Stripe shows: never its number, only how it behaves.
 */
export interface CardSecret {
  object: 'sandbox.card';
  id: string;
  behaviour: CardBehaviour;
  /** Once authenticated for later use, cards that ask only the first time no longer ask. */
  isSetUp: boolean;
}

export interface IdempotentReply {
  object: 'sandbox.idempotent_reply';
  id: string;
  fingerprint: string;
  status: number;
  body: unknown;
  savedAt: number;
}

/** A webhook still to be sent. Times are milliseconds of the machine's clock, not of the account's. */
export interface PendingDelivery {
  object: 'sandbox.delivery';
  id: string;
  event: string;
  attempt: number;
  dueAt: number;
}

export interface SessionDetails {
  object: 'sandbox.session_details';
  id: string;
  lineItems: Stripe.LineItem[];
  paymentIntentData: Record<string, unknown>;
  setupIntentData: Record<string, unknown>;
  subscriptionData: Record<string, unknown>;
  /** The subscription that waits for the first payment; the session shows it once complete. */
  waitingSubscription?: string;
}

/** What a payment intent receives at creation and does not show. */
export interface IntentDetails {
  object: 'sandbox.intent_details';
  id: string;
  offSession: boolean;
  session?: string;
  invoice?: string;
}

/** What an invoice shows only on request, and when a draft becomes final (seconds). */
export interface InvoiceDetails {
  object: 'sandbox.invoice_details';
  id: string;
  payments: Stripe.InvoicePayment[];
  finalizesAt: number | null;
  paymentIntent: string | null;
  /** The card that was refused for good; attempts skip it. */
  hardRefused: string | null;
}

/** What is left of a deleted customer: it can be retrieved and nothing else. */
export interface DeletedCustomer {
  object: 'sandbox.deleted_customer';
  id: string;
}

export interface Kinds {
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  invoice: Stripe.Invoice;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
  token: Stripe.Token;
  'sandbox.card': CardSecret;
  'sandbox.deleted_customer': DeletedCustomer;
  'sandbox.delivery': PendingDelivery;
  'sandbox.invoice_details': InvoiceDetails;
  'sandbox.idempotent_reply': IdempotentReply;
  'sandbox.intent_details': IntentDetails;
  'sandbox.session_details': SessionDetails;
}

export type Kind = keyof Kinds;
export type Stored = Kinds[Kind];
