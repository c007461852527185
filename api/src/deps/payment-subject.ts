import type { Language } from '@larkwell/contracts/language/language';
import type { Queryable, Transaction } from '../db';
import type { Deps } from './deps';
import type { PaidCard, PaymentRow, SubjectKind } from '../payment-model';

export interface PaymentQuote {
  /** Cents to charge. */
  amount: number;
  /** The terms of a payment made now, sealed; null when there is nothing but the amount to agree to. */
  terms: string | null;
}

/** What Stripe is told about a subject. */
export interface PaymentOffer {
  description: string;
  /** Stripe's customer, or the address that Stripe's page shows. */
  payer: { customer: string } | { email: string };
  lines: { name: string; amount: number }[];
  /** Whether the card may be charged again without the person. */
  keepsCard: boolean;
  metadata: Record<string, string>;
  /** Where Stripe's page leads, paid or abandoned. */
  returnsTo: string;
  cancelsTo: string;
}

/**
 * The result of a dispute: the bank holds the money until it decides, has returned it for good, or has
 * cleared it.
 */
export type DisputeNews = 'disputed' | 'lost' | 'won';

/** What happened to money for a subject after it was taken, or that it was never taken. */
export type ReturnedMoney =
  | { how: 'not-taken' }
  /** Cents refunded so far; 0 when the bank returned a refund. */
  | { how: 'refunded'; cents: number }
  /** A dispute opened or was decided; cents that we refunded so far. */
  | { how: DisputeNews; cents: number };

export interface PayingPerson {
  email: string;
  /** What they pay for, as a phrase inside a sentence: `order LW-4NB9RTCE`. */
  about: string;
  /** The same, short enough for a subject line: `your test visit`. */
  name: string;
  /** What they have without this payment, in a sentence or two; null when the payment was accepted before. */
  standing: string | null;
  /** The person's language, in which the other texts are; English if omitted. */
  language?: Language;
}

/**
 * What a payment is for. This is all that payments know about orders, visits and renewals. Functions that
 * take a `tx` run in the transaction that changes the payment's state, so they must not call other services
 * or render anything.
 */
export interface PaymentSubject {
  kind: SubjectKind;
  /** Manual: the bank holds the amount until what it pays for is booked. */
  capture: 'automatic' | 'manual';
  /** Seconds before the reconciler checks an unsettled payment again. */
  patience: number;
  /** Locks the subject until the transaction ends. */
  lock(db: Queryable, id: string): Promise<void>;
  /**
   * The current price, with the subject locked, after comparing it with the terms that the person saw.
   * @param given the form's terms; a call without them is not compared
   * @throws a refusal when it is paid, over, or unavailable; 409 terms-changed
   */
  quote(deps: Deps, db: Queryable, id: string, given?: string): Promise<PaymentQuote>;
  /**
   * Takes what the money pays for, if it is not taken yet. Runs when a payment is opened, after `quote`.
   * @throws a refusal when it is unavailable
   */
  claim?(deps: Deps, db: Queryable, id: string): Promise<void>;
  offer(deps: Deps, id: string): Promise<PaymentOffer>;
  /** Whether this payment may still be used. One that may not is closed at Stripe. */
  isWanted(deps: Deps, payment: PaymentRow): Promise<boolean>;
  /** Whether held money books right away. If not, the person has to confirm first. */
  isTakenAtOnce(payment: PaymentRow): boolean;
  /**
   * Gives the person what the money is for, with the subject locked.
   * @returns null on success; otherwise why the money is refunded, in words for the person or under a name of the subject's
   */
  accept(deps: Deps, tx: Transaction, payment: PaymentRow, card: PaidCard): Promise<string | null>;
  /** Runs when the money for something already booked has been captured. */
  finish(deps: Deps, tx: Transaction, payment: PaymentRow): Promise<void>;
  /**
   * Follows what happened to the money: undoes what was given for it if it is no longer ours, and tells the
   * person.
   */
  giveUp(deps: Deps, tx: Transaction, payment: PaymentRow, money: ReturnedMoney): Promise<void>;
  /** Runs outside the transaction once the subject is paid. Must be safe to repeat. */
  followUp(deps: Deps, id: string): Promise<void>;
  /** Who is told when a payment takes too long; null when the person is unknown. */
  findPerson(deps: Deps, payment: PaymentRow): Promise<PayingPerson | null>;
}

export type PaymentSubjects = Record<SubjectKind, PaymentSubject>;

export const subjectOf = (deps: Deps, payment: PaymentRow): PaymentSubject =>
  deps.subjects[payment.subjectKind];
