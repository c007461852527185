import type Stripe from 'stripe';
import type { Account } from '../account';
import { readCard, type CardFace } from '../card-details';
import { newPaymentMethod } from '../cards';
import { newIntent } from '../calls/new-intent';
import { createCustomer } from '../calls/customers';
import { newSubscription } from '../calls/new-subscription';
import { StripeRefusal } from '../errors';
import { confirmIntent } from '../intents';
import { completeSession, customerIdOf } from '../sessions';
import { confirmSetup, newSetup } from '../setups';
import type { Typed } from './payment-page';

/** The invalid fields, each with its sentence; the card when all are valid. */
export function readTyped(
  typed: Typed,
  needsEmail: boolean,
  now: number,
): { errors: Typed; card?: CardFace } {
  const errors: Typed = {};
  if (needsEmail && !/^\S+@\S+\.\S+$/.test(typed.email ?? '')) errors.email = 'Enter your email address.';
  if (!typed.name?.trim()) errors.name = 'Enter the name on the card.';
  if (!typed.zip?.trim()) errors.zip = 'Enter your ZIP code.';
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed.expiry ?? '');
  if (!expiry) errors.expiry = "Your card's expiration date is incomplete.";
  if (!typed.cvc) errors.cvc = "Your card's security code is incomplete.";
  if (!typed.number) errors.number = 'Your card number is incomplete.';
  try {
    const card = readCard(
      {
        number: typed.number ?? '',
        exp_month: Number(expiry?.[1] ?? 12),
        exp_year: Number(expiry?.[2] ?? 2099 % 100),
        cvc: typed.cvc || '000',
      },
      now,
    );
    return Object.keys(errors).length > 0 ? { errors } : { errors, card };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const field = FIELD_OF_PARAM[error.body.param ?? ''] ?? 'number';
    return { errors: { [field]: error.body.message, ...errors } };
  }
}

const FIELD_OF_PARAM: Record<string, keyof Typed> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

/**
 * Pays with the card or saves it. Returns the address of the bank's challenge if there is one, otherwise
 * null; a decline is thrown.
 */
export function paySession(
  account: Account,
  session: Stripe.Checkout.Session,
  card: CardFace,
  typed: Typed,
): string | null {
  const method = newPaymentMethod(account, card);
  Object.assign(method.billing_details, { name: typed.name, email: typed.email ?? session.customer_email });
  if (method.billing_details.address) method.billing_details.address.postal_code = typed.zip ?? null;
  account.store.save(method);
  nameCustomer(account, session, typed);
  const pageUrl = `${account.publicUrl()}/c/pay/${session.id}`;
  if (session.mode === 'setup') return saveCard(account, session, method, pageUrl);
  const waiting =
    session.mode === 'subscription' ? subscriptionIntent(account, session) : intentOf(account, session);
  const intent = confirmIntent(account, waiting, {
    method,
    isOffSession: false,
    returnUrl: pageUrl,
  });
  return intent.next_action?.redirect_to_url?.url ?? null;
}

function saveCard(
  account: Account,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
  pageUrl: string,
) {
  const { setupIntentData } = account.store.get('sandbox.session_details', session.id);
  const data = setupIntentData as { metadata?: Record<string, string>; description?: string };
  const setup =
    typeof session.setup_intent === 'string'
      ? account.store.get('setup_intent', session.setup_intent)
      : newSetup(account, {
          customer: customerIdOf(session) ?? undefined,
          metadata: data.metadata ?? {},
          description: data.description,
          methodTypes: ['card'],
        });
  session.setup_intent = setup.id;
  account.store.save(session);
  const confirmed = confirmSetup(account, setup, method, pageUrl);
  if (confirmed.status === 'succeeded') completeSession(account, session);
  return confirmed.next_action?.redirect_to_url?.url ?? null;
}

/** The first invoice's intent; the session shows the subscription itself once that is paid. */
function subscriptionIntent(account: Account, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const details = account.store.get('sandbox.session_details', session.id);
  const data = details.subscriptionData as { metadata?: Record<string, string>; description?: string };
  const subscription = details.waitingSubscription
    ? account.store.get('subscription', details.waitingSubscription)
    : newSubscription(account, {
        customer: String(session.customer),
        items: details.lineItems.map((line) => ({ price: line.price?.id, quantity: line.quantity ?? 1 })),
        payment_behavior: 'default_incomplete',
        ...data,
      });
  account.store.save({ ...details, waitingSubscription: subscription.id });
  const invoice = account.store.get('sandbox.invoice_details', String(subscription.latest_invoice));
  const intent = account.store.get('payment_intent', String(invoice.paymentIntent));
  const known = account.store.get('sandbox.intent_details', intent.id);
  account.store.save({ ...known, session: session.id });
  return intent;
}

function intentOf(account: Account, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  if (typeof session.payment_intent === 'string')
    return account.store.get('payment_intent', session.payment_intent);
  const { paymentIntentData } = account.store.get('sandbox.session_details', session.id);
  const intent = newIntent(account, {
    ...paymentIntentData,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: customerIdOf(session) ?? undefined,
    allowed_payment_method_types: ['card'],
  });
  session.payment_intent = intent.id;
  account.store.save(session);
  account.store.save({
    object: 'sandbox.intent_details',
    id: intent.id,
    offSession: false,
    session: session.id,
  });
  return intent;
}

function nameCustomer(account: Account, session: Stripe.Checkout.Session, typed: Typed): void {
  const known = customerIdOf(session) ? account.store.get('customer', String(session.customer)) : null;
  const email = known?.email ?? session.customer_email ?? typed.email ?? null;
  session.customer_details = {
    address: {
      city: null,
      country: 'US',
      line1: null,
      line2: null,
      postal_code: typed.zip ?? null,
      state: null,
    },
    business_name: null,
    email,
    individual_name: null,
    name: typed.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  const wantsCustomer = session.mode === 'subscription' || session.customer_creation === 'always';
  if (!known && wantsCustomer)
    session.customer = createCustomer(account, { email, name: typed.name ?? null }).id;
  account.store.save(session);
}
