import type Stripe from 'stripe';
import type { Account } from './account';
import { attachMethod, secretOf, usableMethod } from './cards';
import { bookCharge, customerOf, declineOf, newCharge, settleCharge } from './charges';
import { openDispute } from './disputes';
import { invalidRequest, StripeRefusal } from './errors';
import { newId } from './ids';
import { refusedCard } from './refused-card';
import { type Decline, DECLINES } from './test-cards';

export interface Confirmation {
  method?: Stripe.PaymentMethod;
  isOffSession: boolean;
  returnUrl?: string;
  /** Refuse instead of asking for authentication. */
  refuseAuthentication?: boolean;
  /**
   * Without the cardholder, the bank's question waits for an answer instead of being a decline, as for
   * invoices.
   */
  keepsQuestion?: boolean;
}

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Confirms an intent. Ends in `succeeded`, `requires_capture` or `requires_action`; a decline is thrown as
 * Stripe's 402 and leaves the intent at `requires_payment_method`.
 */
export function confirmIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  how: Confirmation,
): Stripe.PaymentIntent {
  expectStatus(intent, CONFIRMABLE, 'confirm', 'confirmed');
  const method = how.method ?? attachedMethod(account, intent);
  checkOwner(intent, method);
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  if (needsAuthentication(account, method.id, how.isOffSession)) {
    if (!how.keepsQuestion && (how.isOffSession || how.refuseAuthentication)) {
      throw refuseIntent(account, intent, method, DECLINES.authenticationRequired);
    }
    return askForAuthentication(account, intent, how.returnUrl);
  }
  const decline = charge(account, intent, method, false);
  if (decline) throw decline;
  return intent;
}

/**
 * The cardholder passed or failed the bank's challenge. Throws nothing, because they are looking at a page.
 */
export function finishChallenge(account: Account, intent: Stripe.PaymentIntent, hasPassed: boolean): void {
  if (intent.status !== 'requires_action') return;
  const method = attachedMethod(account, intent);
  intent.next_action = null;
  if (hasPassed) {
    charge(account, intent, method, true);
    return;
  }
  refuseIntent(account, intent, method, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

export function captureIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  amount?: number,
): Stripe.PaymentIntent {
  expectStatus(intent, ['requires_capture'], 'capture', 'captured');
  const taken = amount ?? intent.amount_capturable;
  if (taken > intent.amount_capturable || taken < 1) {
    throw invalidRequest(
      `The provided amount of ${taken} is not between 1 and the amount capturable, ${intent.amount_capturable}.`,
      'amount_too_large',
      'amount_to_capture',
    );
  }
  const charged = account.store.get('charge', String(intent.latest_charge));
  settleCharge(account, charged, taken);
  bookCharge(account, charged);
  account.tell('charge.captured', charged);
  intent.amount_capturable = 0;
  intent.amount_received = taken;
  intent.status = 'succeeded';
  account.intentChanged(intent, 'payment_intent.succeeded');
  complain(account, charged);
  return intent;
}

export function cancelIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  expectStatus(intent, [...CONFIRMABLE, 'requires_capture', 'processing'], 'cancel', 'canceled');
  if (intent.status === 'requires_capture') releaseCharge(account, intent);
  intent.status = 'canceled';
  intent.amount_capturable = 0;
  intent.next_action = null;
  intent.canceled_at = account.now(customerOf(intent));
  intent.cancellation_reason = reason;
  account.intentChanged(intent, 'payment_intent.canceled');
  return intent;
}

function releaseCharge(account: Account, intent: Stripe.PaymentIntent): void {
  const charged = account.store.get('charge', String(intent.latest_charge));
  charged.refunded = true;
  charged.amount_refunded = charged.amount;
  account.store.save(charged);
  account.tell('charge.refunded', charged);
}

/** A browser with a fixed card may try again; one whose bank asks must authenticate first. */
export function needsAuthentication(account: Account, methodId: string, isOffSession: boolean): boolean {
  const { behaviour, isSetUp } = secretOf(account, methodId);
  if (behaviour.authentication === 'always') return true;
  if (behaviour.authentication === 'until-set-up') return !(isOffSession && isSetUp);
  return behaviour.authentication === 'on-session-only' && !isOffSession;
}

function charge(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  isAuthenticated: boolean,
): StripeRefusal | null {
  const decline = declineOf(account, method.id);
  const charged = newCharge(account, intent, method, { decline, isAuthenticated });
  intent.latest_charge = charged.id;
  if (decline) {
    account.tell('charge.failed', charged);
    return refuseIntent(account, intent, method, decline, charged.id);
  }
  if (intent.setup_future_usage && customerOf(intent)) keepForLater(account, method, String(intent.customer));
  account.tell('charge.succeeded', charged);
  intent.next_action = null;
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    account.intentChanged(intent, 'payment_intent.amount_capturable_updated');
    return null;
  }
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  if (intent.capture_method === 'automatic') bookCharge(account, charged);
  account.intentChanged(intent, 'payment_intent.succeeded');
  complain(account, charged);
  return null;
}

/** Some cards have their holder dispute a charge as soon as its money is taken. */
function complain(account: Account, charged: Stripe.Charge): void {
  const method = String(charged.payment_method);
  if (secretOf(account, method).behaviour.isDisputed) openDispute(account, charged);
}

/**
 * Attaches the method for later use and, as the cardholder was present, allows charges without them from now
 * on.
 */
export function keepForLater(account: Account, method: Stripe.PaymentMethod, customer: string | null): void {
  if (customer && !method.customer) attachMethod(account, method.id, customer);
  account.store.save({ ...secretOf(account, method.id), isSetUp: true });
}

function askForAuthentication(
  account: Account,
  intent: Stripe.PaymentIntent,
  returnUrl?: string,
): Stripe.PaymentIntent {
  intent.status = 'requires_action';
  intent.next_action = nextAction(account, intent.id, returnUrl);
  account.intentChanged(intent, 'payment_intent.requires_action');
  return intent;
}

export function nextAction(
  account: Account,
  id: string,
  returnUrl?: string,
): Stripe.PaymentIntent.NextAction {
  const url = `${account.publicUrl()}/3d-secure/${id}`;
  if (returnUrl) return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
  const sdk = { type: 'three_d_secure_redirect', stripe_js: url, source: newId('src') };
  return { type: 'use_stripe_sdk', use_stripe_sdk: sdk as Stripe.PaymentIntent.NextAction.UseStripeSdk };
}

function refuseIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
  chargeId?: string,
): StripeRefusal {
  const error = refusedCard(decline, method, chargeId);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = error as unknown as Stripe.PaymentIntent.LastPaymentError;
  account.intentChanged(intent, 'payment_intent.payment_failed');
  return new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) });
}

function attachedMethod(account: Account, intent: Stripe.PaymentIntent): Stripe.PaymentMethod {
  if (typeof intent.payment_method === 'string') return usableMethod(account, intent.payment_method);
  throw invalidRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    'payment_intent_unexpected_state',
  );
}

function checkOwner(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  if (!method.customer || method.customer === intent.customer) return;
  const message = intent.customer
    ? `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`
    : 'The provided PaymentMethod is attached to a Customer. To use it, provide that Customer on the PaymentIntent.';
  throw invalidRequest(message, 'payment_method_customer_mismatch', 'payment_method');
}

function expectStatus(intent: Stripe.PaymentIntent, allowed: string[], verb: string, done: string): void {
  if (allowed.includes(intent.status)) return;
  const refusal = invalidRequest(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${done}: ${allowed.join(', ')}.`,
    'payment_intent_unexpected_state',
  );
  refusal.body.payment_intent = structuredClone(intent);
  throw refusal;
}
