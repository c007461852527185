import type { PaymentState } from './states';

export const subjectKinds = ['order', 'visit', 'renewal'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Names what a payment is for. */
export interface SubjectName {
  kind: SubjectKind;
  id: string;
}

/**
 * card: typed on our page; page: Stripe's own; company: the organization's saved card; invoice: Stripe's
 * renewals.
 */
export const paymentKinds = ['card', 'page', 'company', 'invoice'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** One way to pay for something. A subject may have several, but at most one is ever paid. */
export interface PaymentRow extends Record<string, unknown> {
  id: string;
  subjectKind: SubjectKind;
  subjectId: string;
  kind: PaymentKind;
  /** Cents. */
  amount: number;
  /** Sealed, as created; null for a payment older than terms, or Stripe's own. */
  terms: string | null;
  status: PaymentState;
  paymentIntentId: string | null;
  checkoutSessionId: string | null;
  checkoutUrl: string | null;
  /** Cents refunded. */
  refunded: number;
  /** Whether what it pays for was ever given. */
  isAccepted: boolean;
  /** All of it is owed back, because the person canceled what it paid for. */
  isOwedBack: boolean;
  /** The person asked to save the card. */
  savesCard: boolean;
  /** Why it failed, in words for the person. */
  reason: string | null;
}

/** The card that paid, as the receipt shows it. */
export interface PaidCard {
  paymentMethodId: string | null;
  brand: string | null;
  last4: string | null;
  receiptUrl: string | null;
  /** What a saved card is known by; null if Stripe did not say. */
  details: CardDetails | null;
}

export interface CardDetails {
  expMonth: number;
  expYear: number;
  country: string | null;
  funding: string | null;
  fingerprint: string | null;
}
