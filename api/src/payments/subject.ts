import type { Queryable, Transaction } from '../db/database';
import type { Deps } from '../deps';
import type { PaidCard, PaymentRow } from './store';

export const subjectKinds = ['order', 'visit', 'renewal'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Names what a payment is for. */
export interface SubjectName {
  kind: SubjectKind;
  id: string;
}

export interface PaymentQuote {
  /** Cents that are charged. */
  amount: number;
  /** The terms a payment is made with now, sealed; null where there is nothing but the amount to agree to. */
  terms: string | null;
}

/** What Stripe is told of a subject. */
export interface PaymentOffer {
  description: string;
  /** Stripe's customer, or the address that Stripe's page shows. */
  payer: { customer: string } | { email: string };
  lines: { name: string; amount: number }[];
  /** Whether the card may be charged again without the person. */
  keepsCard: boolean;
  metadata: Record<string, string>;
  /** Where Stripe's page leads, paid or given up. */
  returnsTo: string;
  cancelsTo: string;
}

/** What became of money that a subject was given. */
export type ReturnedMoney =
  | { how: 'not-taken' }
  /** Cents that went back so far; 0 when a refund was sent back by the bank. */
  | { how: 'refunded'; cents: number }
  /** The bank has it until it is decided who is right, or has given it back for good. */
  | { how: 'disputed' | 'lost' };

/**
 * What a payment is for. The engine knows nothing of orders, visits and renewals but this. Everything that is given a
 * transaction runs in the one that moves the payment on: it calls nobody and renders nothing.
 */
export interface PaymentSubject {
  kind: SubjectKind;
  /** Manual: the bank holds the amount until what it pays for is taken. */
  capture: 'automatic' | 'manual';
  /** Seconds after which an unsettled payment is looked at again when nobody has told of it. */
  patience: number;
  /** Keeps everybody else from changing the subject until the transaction ends. */
  lock(db: Queryable, id: string): Promise<void>;
  /**
   * What it costs now, locked, and compared with the terms that the person saw.
   * @param given the terms of the form; a call without them is not compared
   * @throws a refusal when it is paid, over, or cannot be had; 409 terms-changed
   */
  quote(deps: Deps, db: Queryable, id: string, given?: string): Promise<PaymentQuote>;
  offer(deps: Deps, id: string): Promise<PaymentOffer>;
  /** Whether somebody may still come back with this payment. One that nobody wants is closed. */
  isWanted(deps: Deps, payment: PaymentRow): Promise<boolean>;
  /** Whether money that is held is for something to be taken now, and not only when the person confirms. */
  isTakenAtOnce(payment: PaymentRow): boolean;
  /**
   * Gives the person what the money is for, with the subject locked.
   * @returns null when it was given; otherwise why the money goes back, in words for the person
   */
  accept(deps: Deps, tx: Transaction, payment: PaymentRow, card: PaidCard): Promise<string | null>;
  /** The money of something that was taken before has come. */
  finish(deps: Deps, tx: Transaction, payment: PaymentRow): Promise<void>;
  /** Money that was accepted is not ours any more. */
  giveUp(deps: Deps, tx: Transaction, payment: PaymentRow, money: ReturnedMoney): Promise<void>;
  /** What follows outside the transaction once it is paid. May be repeated. */
  followUp(deps: Deps, id: string): Promise<void>;
  /** Who is told when a payment takes too long. */
  findPerson(deps: Deps, payment: PaymentRow): Promise<string | null>;
}

export type PaymentSubjects = Record<SubjectKind, PaymentSubject>;

export const subjectOf = (deps: Deps, payment: PaymentRow): PaymentSubject =>
  deps.subjects[payment.subjectKind];
