import type Stripe from 'stripe';
import type { Account } from './account';
import { secretOf } from './cards';
import { customerOf, newBalanceTransaction } from './charges';
import { invalidRequest } from './errors';
import { newId } from './ids';
import { mergeMetadata } from './params';

interface RefundInput {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  amount?: number | undefined;
  metadata?: Record<string, string> | null | undefined;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
}

function chargeToRefund(account: Account, input: RefundInput): Stripe.Charge {
  if (input.charge) return account.store.get('charge', input.charge, 'charge');
  if (!input.payment_intent) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = account.store.get('payment_intent', input.payment_intent, 'payment_intent');
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent_unexpected_state',
    );
  }
  return account.store.get('charge', intent.latest_charge);
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** Refunds a charge, by default everything left of it. */
export function createRefund(account: Account, input: RefundInput): Stripe.Refund {
  const charge = chargeToRefund(account, input);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left <= 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  const amount = input.amount ?? left;
  if (amount < 1) throw invalidRequest('Invalid positive integer', 'parameter_invalid_integer', 'amount');
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      undefined,
      'amount',
    );
  }
  const id = newId('re');
  const entry = newBalanceTransaction(account, 'refund', id, -amount, 0, charge.currency);
  const refund: Stripe.Refund = account.store.save({
    id,
    object: 'refund',
    amount,
    balance_transaction: entry.id,
    charge: charge.id,
    created: account.now(customerOf(charge)),
    currency: charge.currency,
    customer: customerOf(charge),
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: mergeMetadata(null, input.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  account.store.save(charge);
  account.tell('refund.created', refund);
  account.tell('charge.refunded', charge);
  return refund;
}

const bankSeconds = 24 * 3600;

/**
 * Returns refunds that a card's bank does not accept, like Stripe's card for failing refunds. Banks take
 * days, so a refund lasts for at least a day.
 * @param isAsked whether a caller wants the bank's answer now
 */
export function failRefunds(account: Account, isAsked: boolean): void {
  for (const refund of account.store.list('refund')) {
    if (refund.status !== 'succeeded' || typeof refund.payment_method !== 'string') continue;
    if (!secretOf(account, refund.payment_method).behaviour.failsRefunds) continue;
    if (!isAsked && refund.created + bankSeconds > account.now()) continue;
    refund.status = 'failed';
    refund.failure_reason = 'lost_or_stolen_card';
    const charge = account.store.get('charge', String(refund.charge));
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    account.store.save(charge);
    account.tell('refund.updated', account.store.save(refund));
    account.tell('refund.failed', refund);
  }
}
