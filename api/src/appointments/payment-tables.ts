import type { TestType } from '@larkwell/contracts/test-types';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type VisitPaymentStatus =
  'open' | 'authorized' | 'captured' | 'void_due' | 'voided' | 'refund_due' | 'refunded' | 'failed';

export const visitPayments = pgTable('visit_payments', {
  id: text('id').primaryKey(),
  draftId: text('draft_id'),
  holdId: text('hold_id'),
  appointmentId: text('appointment_id'),
  kind: text('kind').$type<'card' | 'page'>().notNull(),
  testType: text('test_type').$type<TestType>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text('status').$type<VisitPaymentStatus>().notNull(),
  paymentIntentId: text('payment_intent_id'),
  checkoutSessionId: text('checkout_session_id'),
  checkoutUrl: text('checkout_url'),
  sessionOpen: boolean('session_open').notNull(),
  outcomeSentence: text('outcome_sentence'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** What became of the visit the money was for. `waiting`: nothing is decided, or Stripe cannot be reached. */
export type SettleOutcome = 'waiting' | 'confirmed' | 'refused';

export type VisitPayment = typeof visitPayments.$inferSelect;
