import type Stripe from 'stripe';
import type { Account } from './account';
import { newBalanceTransaction } from './charges';
import { invalidRequest } from './errors';
import { newId } from './ids';

const WEEK = 7 * 24 * 60 * 60;
const FEE = 1500;

/** Returns a charge's money to the bank until the dispute is decided, as after a cardholder's complaint. */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  if (!charge.captured || charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`);
  }
  const now = account.now();
  const id = newId('du');
  const amount = charge.amount_captured - charge.amount_refunded;
  const withdrawn = newBalanceTransaction(account, 'adjustment', id, -amount, FEE, charge.currency);
  const dispute = account.store.save({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [withdrawn],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: now + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        network_reason_code: '83',
      },
    },
    reason: 'fraudulent',
    status: 'needs_response',
  });
  charge.disputed = true;
  account.store.save(charge);
  account.tell('charge.dispute.created', dispute);
  account.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Decides an open dispute; the money of a won one comes back. */
export function closeDispute(
  account: Account,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Stripe.Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest(`This dispute is already closed with status ${dispute.status}.`);
  }
  dispute.status = status;
  if (status === 'won') {
    const { id, amount, currency } = dispute;
    dispute.balance_transactions.push(
      newBalanceTransaction(account, 'adjustment', id, amount, -FEE, currency),
    );
  }
  account.store.save(dispute);
  account.tell('charge.dispute.closed', dispute);
  if (status === 'won') account.tell('charge.dispute.funds_reinstated', dispute);
  return dispute;
}
