import type Stripe from 'stripe';
import type { Account } from './account';
import { customerOf } from './charges';

/** Days from a failed attempt to the next; after the last one the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7];
const DAY = 24 * 60 * 60;

/**
 * Declines after which Stripe charges an invoice again only with another card, as its documentation lists
 * them.
 */
const HARD_DECLINES = new Set([
  'authentication_required',
  'highest_risk_level',
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'transaction_not_allowed',
]);

/**
 * Sets when a refused invoice is charged again: never, once its attempts are used up or collection is
 * switched off.
 */
export function planRetry(account: Account, invoice: Stripe.Invoice): void {
  const wait = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
  const mayRetry = invoice.billing_reason !== 'subscription_create' && invoice.auto_advance !== false;
  const now = account.now(customerOf(invoice));
  invoice.next_payment_attempt = wait !== undefined && mayRetry ? now + wait * DAY : null;
  account.store.save(invoice);
}

/** Remembers the card that was refused for good, so that a planned attempt skips it. */
export function rememberRefusal(
  account: Account,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): void {
  const error = intent.last_payment_error;
  const isHard =
    intent.status === 'requires_action' || HARD_DECLINES.has(error?.decline_code ?? error?.code ?? '');
  const method = intent.payment_method ?? error?.payment_method;
  const hardRefused = isHard ? (typeof method === 'string' ? method : (method?.id ?? null)) : null;
  account.store.save({ ...account.store.get('sandbox.invoice_details', String(invoice.id)), hardRefused });
}

/** An attempt that is due, but whose card is known to be refused: it counts, and nothing is charged. */
export function passOver(account: Account, invoice: Stripe.Invoice, method: string | null): boolean {
  const { hardRefused } = account.store.get('sandbox.invoice_details', String(invoice.id));
  if (!hardRefused || hardRefused !== method) return false;
  invoice.attempt_count += 1;
  planRetry(account, invoice);
  account.tell('invoice.updated', invoice);
  return true;
}
