import type Stripe from 'stripe';
import type { Account } from './account';
import { usableMethod } from './cards';
import { customerOf } from './charges';
import { newIntent } from './calls/new-intent';
import { invalidRequest, StripeRefusal } from './errors';
import { newId } from './ids';
import { blankInvoice } from './blank-invoice';
import { cancelIntent, confirmIntent } from './intents';
import { planRetry, rememberRefusal } from './retries';

export interface NewInvoice {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  /** When a draft becomes final by itself; at once if omitted. */
  finalizesAt?: number;
  isFree?: boolean;
}

/** Creates the draft of an invoice for a subscription's current period. */
export function newInvoice(
  account: Account,
  subscription: Stripe.Subscription,
  input: NewInvoice,
): Stripe.Invoice {
  const invoice = account.store.save(
    blankInvoice(account, subscription, input.reason, input.isFree ?? false),
  );
  const id = invoice.id;
  invoice.automatically_finalizes_at = input.finalizesAt ?? null;
  account.store.save({
    object: 'sandbox.invoice_details',
    id,
    payments: [],
    finalizesAt: input.finalizesAt ?? null,
    paymentIntent: null,
    hardRefused: null,
  });
  subscription.latest_invoice = id;
  account.store.save(subscription);
  account.tell('invoice.created', invoice);
  return invoice;
}

/** Turns a draft into an open invoice with a payment intent; one for nothing counts as paid. */
export function finalizeInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  expectStatus(invoice, ['draft'], 'finalized');
  const now = account.now(customerOf(invoice));
  const details = detailsOf(account, invoice);
  details.finalizesAt = null;
  invoice.automatically_finalizes_at = null;
  invoice.status = 'open';
  invoice.number = `LARKWELL-${String(account.store.list('invoice').length).padStart(4, '0')}`;
  invoice.effective_at = now;
  invoice.hosted_invoice_url = `${account.publicUrl()}/i/${invoice.id}`;
  invoice.status_transitions.finalized_at = now;
  account.store.save(details);
  account.tell('invoice.finalized', account.store.save(invoice));
  if (invoice.amount_due === 0) return markPaid(account, invoice);
  const intent = newIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: customerOf(invoice) ?? undefined,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    allowed_payment_method_types: ['card'],
    capture_method: 'automatic',
    setup_future_usage: invoice.billing_reason === 'subscription_create' ? 'off_session' : undefined,
  });
  details.paymentIntent = intent.id;
  details.payments = [newPayment(invoice, intent, now)];
  account.store.save(details);
  account.store.save({
    object: 'sandbox.intent_details',
    id: intent.id,
    offSession: true,
    invoice: invoice.id,
  });
  return invoice;
}

/** Charges an open invoice. A refusal is thrown after its consequences are recorded. */
export function payInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  methodId: string | null,
  isOffSession = true,
) {
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', 'invoice_already_paid');
  if (invoice.status === 'draft') finalizeInvoice(account, invoice);
  if ((invoice.status as string) === 'paid') return invoice;
  expectStatus(invoice, ['open'], 'paid');
  const intent = intentOf(account, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  account.store.save(invoice);
  try {
    if (!methodId) throw noMethod(account, invoice);
    const method = usableMethod(account, methodId);
    confirmIntent(account, intent, { method, isOffSession, keepsQuestion: true });
    if (intent.status === 'requires_action') throw bankAsks(account, invoice);
  } catch (error) {
    if (error instanceof StripeRefusal) refused(account, invoice, intent);
    throw error;
  }
  return invoice;
}

/** The bank wants to ask the cardholder, who can answer on the invoice's page. */
function bankAsks(account: Account, invoice: Stripe.Invoice): StripeRefusal {
  account.tell('invoice.payment_action_required', invoice);
  return new StripeRefusal(402, {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message:
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
  });
}

/** Marks an invoice paid once its payment intent is; a subscription's invoice activates it. */
export function followInvoiceIntent(account: Account, intent: Stripe.PaymentIntent): void {
  const id = account.store.find('sandbox.intent_details', intent.id)?.invoice;
  if (!id || intent.status !== 'succeeded') return;
  const invoice = account.store.get('invoice', id);
  if (invoice.status !== 'open') return;
  const details = detailsOf(account, invoice);
  const now = account.now(customerOf(invoice));
  details.payments = details.payments.map((payment) => ({
    ...payment,
    status: 'paid',
    amount_paid: intent.amount_received,
    status_transitions: { ...payment.status_transitions, paid_at: now },
  }));
  account.store.save(details);
  markPaid(account, invoice);
}

export function voidInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  expectStatus(invoice, ['open', 'uncollectible'], 'voided');
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = account.now(customerOf(invoice));
  const intent = detailsOf(account, invoice).paymentIntent;
  if (intent)
    cancelIntent(account, account.store.get('payment_intent', intent), 'void_invoice' as 'abandoned');
  account.tell('invoice.voided', account.store.save(invoice));
  return invoice;
}

export function subscriptionOf(account: Account, invoice: Stripe.Invoice): Stripe.Subscription | null {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === 'string' ? account.store.find('subscription', id) : null;
}

export function setStatus(
  account: Account,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  if (subscription.status === status) return;
  const previous = { status: subscription.status };
  subscription.status = status;
  account.tell('customer.subscription.updated', account.store.save(subscription), previous);
}

function markPaid(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = account.now(customerOf(invoice));
  account.tell('invoice.paid', account.store.save(invoice));
  account.tell('invoice.payment_succeeded', invoice);
  const subscription = subscriptionOf(account, invoice);
  if (subscription && ['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) {
    setStatus(account, subscription, 'active');
  }
  return invoice;
}

function refused(account: Account, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent): void {
  rememberRefusal(account, invoice, intent);
  planRetry(account, invoice);
  account.tell('invoice.payment_failed', invoice);
  const subscription = subscriptionOf(account, invoice);
  if (subscription && ['active', 'trialing'].includes(subscription.status))
    setStatus(account, subscription, 'past_due');
}

function noMethod(account: Account, invoice: Stripe.Invoice): StripeRefusal {
  const message =
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.';
  intentOf(account, invoice);
  return new StripeRefusal(402, { type: 'invalid_request_error', code: 'resource_missing', message });
}

function intentOf(account: Account, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  return account.store.get('payment_intent', String(detailsOf(account, invoice).paymentIntent));
}

function detailsOf(account: Account, invoice: Stripe.Invoice) {
  return account.store.get('sandbox.invoice_details', invoice.id);
}

function newPayment(
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  now: number,
): Stripe.InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

function expectStatus(invoice: Stripe.Invoice, allowed: string[], done: string): void {
  if (allowed.includes(String(invoice.status))) return;
  throw invalidRequest(
    `This invoice has a status of ${String(invoice.status)} and cannot be ${done}.`,
    'invoice_not_editable',
  );
}
