import type Stripe from 'stripe';
import type { Account } from './account';
import { secretOf } from './cards';
import { newId } from './ids';
import type { Decline } from './test-cards';

const WEEK = 7 * 24 * 60 * 60;

export interface ChargeOutcome {
  decline?: Decline;
  isAuthenticated: boolean;
}

/** Charges an intent's card; the returned charge has failed when a decline is given. */
export function newCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { decline, isAuthenticated }: ChargeOutcome,
): Stripe.Charge {
  const now = account.now(customerOf(intent));
  const isCaptured = !decline && intent.capture_method !== 'manual';
  const id = newId('ch');
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: structuredClone(method.billing_details) as Stripe.Charge.BillingDetails,
    calculated_statement_descriptor: 'LARKWELL',
    captured: false,
    created: now,
    currency: intent.currency,
    customer: customerOf(intent),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: decline ? null : intent.amount,
        authorization_code: decline ? null : newId('a', 6).slice(2).toUpperCase(),
        brand: method.card?.brand ?? null,
        ...(intent.capture_method === 'manual' && !decline && { capture_before: now + WEEK }),
        checks: {
          address_line1_check: null,
          address_postal_code_check: method.billing_details.address?.postal_code ? 'pass' : null,
          cvc_check: method.card?.checks?.cvc_check ? 'pass' : null,
        },
        country: method.card?.country ?? null,
        electronic_commerce_indicator: null,
        exp_month: method.card?.exp_month ?? 0,
        exp_year: method.card?.exp_year ?? 0,
        fingerprint: method.card?.fingerprint ?? null,
        funding: method.card?.funding ?? null,
        installments: null,
        last4: method.card?.last4 ?? null,
        mandate: null,
        network: method.card?.brand ?? null,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: isAuthenticated ? threeDSecure() : null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${account.publicUrl()}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: intent.shipping as Stripe.Charge.Shipping | null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  account.store.save(charge);
  if (isCaptured) settleCharge(account, charge, charge.amount);
  return charge;
}

export function declineOf(account: Account, methodId: string): Decline | undefined {
  return secretOf(account, methodId).behaviour.decline;
}

/** Marks the money as captured. The balance follows at once, or a moment later for `automatic_async`. */
export function settleCharge(account: Account, charge: Stripe.Charge, amount: number): void {
  charge.captured = true;
  charge.amount_captured = amount;
  account.store.save(charge);
}

/** Books a captured charge to the balance (the usual 2.9 % and 30 cents), unless that is already done. */
export function bookCharge(account: Account, charge: Stripe.Charge): void {
  if (charge.balance_transaction || !charge.captured) return;
  const fee = Math.round(charge.amount_captured * 0.029) + 30;
  const entry = newBalanceTransaction(
    account,
    'charge',
    charge.id,
    charge.amount_captured,
    fee,
    charge.currency,
  );
  charge.balance_transaction = entry.id;
  account.store.save(charge);
}

export function newBalanceTransaction(
  account: Account,
  type: 'charge' | 'refund' | 'adjustment',
  source: string,
  amount: number,
  fee: number,
  currency: string,
): Stripe.BalanceTransaction {
  const now = account.now();
  return account.store.save({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now + WEEK,
    balance_type: 'payments',
    created: now,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'pending',
    type,
  });
}

export function customerOf(intent: { customer: unknown }): string | null {
  return typeof intent.customer === 'string' ? intent.customer : null;
}

function threeDSecure(): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure {
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: newId('dst', 12),
    version: '2.2.0',
  };
}

function outcomeOf(decline?: Decline): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    risk_level: 'normal',
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}
