import type Stripe from 'stripe';
import { readFileSync } from 'node:fs';
import type { Account } from '../account';
import { StripeRefusal } from '../errors';
import { finishChallenge } from '../intents';
import { completeSession, customerIdOf, successUrlOf } from '../sessions';
import { finishSetupChallenge } from '../setups';
import { money } from './html';
import { invoicePage } from './invoice-page';
import { paySession, readTyped } from './pay-session';
import { type Page, redirect } from './page';
import { challengePage, noticePage, paymentPage, type Typed } from './payment-page';

const STYLES = readFileSync(new URL('./hosted.css', import.meta.url), 'utf8');

/** Answers a browser's request for a hosted page; null when the path is not one of them. */
export function hostedPage(
  account: Account,
  method: string,
  path: string,
  form: URLSearchParams,
): Page | null {
  if (path === '/hosted.css') return { status: 200, body: STYLES, type: 'text/css; charset=utf-8' };
  if (path === '/') {
    const sentence = 'Payments made on this machine come here instead of to Stripe. No money moves.';
    return { status: 200, body: noticePage('Stripe stand-in', sentence, null) };
  }
  const [, area, id] = /^\/(c\/pay|i|3d-secure|receipts)\/([A-Za-z0-9_]+)\/?$/.exec(path) ?? [];
  if (area === 'c/pay') return sessionPage(account, method, String(id), form);
  if (area === 'i') return invoicePage(account, method, String(id), form);
  if (area === '3d-secure') return bankPage(account, method, String(id), form);
  if (area === 'receipts') return receiptPage(account, String(id));
  return null;
}

function sessionPage(account: Account, method: string, id: string, form: URLSearchParams): Page {
  const session = account.store.find('checkout.session', id);
  if (!session)
    return { status: 404, body: noticePage('Page not found', 'This payment page does not exist.', null) };
  completeSavedCard(account, session);
  if (session.status === 'complete') return redirect(successUrlOf(session));
  if (session.status === 'expired') {
    const link = session.cancel_url ? { href: session.cancel_url, label: 'Back to Larkwell' } : null;
    return {
      status: 410,
      body: noticePage('This page has expired', 'Nothing was taken from your card.', link),
    };
  }
  const customer = customerIdOf(session);
  const needsEmail = !session.customer_email && !(customer && account.store.get('customer', customer).email);
  const view = { session, lines: account.store.get('sandbox.session_details', id).lineItems, needsEmail };
  if (method !== 'POST') {
    return {
      status: 200,
      body: paymentPage({ ...view, typed: {}, errors: {}, refusal: lastRefusal(account, session) }),
    };
  }
  const typed: Typed = Object.fromEntries(form);
  const { errors, card } = readTyped(typed, needsEmail, account.now(customer));
  if (!card) return { status: 400, body: paymentPage({ ...view, typed, errors }) };
  try {
    return redirect(paySession(account, session, card, typed) ?? successUrlOf(session));
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: 402, body: paymentPage({ ...view, typed, errors: {}, refusal: error.body.message }) };
  }
}

function completeSavedCard(account: Account, session: Stripe.Checkout.Session): void {
  if (session.status !== 'open' || typeof session.setup_intent !== 'string') return;
  if (account.store.get('setup_intent', session.setup_intent).status === 'succeeded')
    completeSession(account, session);
}

function lastRefusal(account: Account, session: Stripe.Checkout.Session): string | undefined {
  const { payment_intent: intent, setup_intent: setup } = session;
  const error =
    typeof intent === 'string'
      ? account.store.get('payment_intent', intent).last_payment_error
      : typeof setup === 'string'
        ? account.store.get('setup_intent', setup).last_setup_error
        : null;
  return error?.message ?? undefined;
}

function bankPage(account: Account, method: string, id: string, form: URLSearchParams): Page {
  const intent = account.store.find('payment_intent', id);
  const setup = account.store.find('setup_intent', id);
  const waiting = intent ?? setup;
  if (!waiting)
    return { status: 404, body: noticePage('Page not found', 'Your bank has no question for you.', null) };
  const returnUrl = waiting.next_action?.redirect_to_url?.return_url;
  if (waiting.status !== 'requires_action') {
    return {
      status: 409,
      body: noticePage(
        'Already answered',
        'Your bank already has your answer. You can close this page.',
        null,
      ),
    };
  }
  if (method !== 'POST') {
    return { status: 200, body: challengePage(id, intent ? money(intent.amount, intent.currency) : null) };
  }
  const hasPassed = form.get('answer') === 'complete';
  if (intent) finishChallenge(account, intent, hasPassed);
  if (setup) finishSetupChallenge(account, setup, hasPassed);
  if (returnUrl) return redirect(withOutcome(returnUrl, waiting));
  return {
    status: 200,
    body: noticePage('Thank you', 'Your bank has your answer.', null).replace('</body>', TELL_PARENT),
  };
}

/** Only in the dialog that Stripe.js opens: it waits for this message. */
const TELL_PARENT = '<script src="/3d-secure-done.js"></script></body>';

function withOutcome(returnUrl: string, waiting: Stripe.PaymentIntent | Stripe.SetupIntent): string {
  const url = new URL(returnUrl);
  if (/^\/(c\/pay|i)\//.test(url.pathname)) return returnUrl;
  const status = waiting.status === 'requires_payment_method' ? 'failed' : 'succeeded';
  url.searchParams.set(waiting.object, waiting.id);
  url.searchParams.set(`${waiting.object}_client_secret`, waiting.client_secret ?? '');
  url.searchParams.set('redirect_status', status);
  return url.href;
}

function receiptPage(account: Account, id: string): Page {
  const charge = account.store.find('charge', id);
  if (!charge) return { status: 404, body: noticePage('Page not found', 'There is no such receipt.', null) };
  const paid = money(charge.amount_captured - charge.amount_refunded, charge.currency);
  const card = charge.payment_method_details?.card;
  const sentence = `${paid} from the ${card?.brand} card ending in ${card?.last4}, ${new Date(charge.created * 1000).toUTCString()}.`;
  return { status: 200, body: noticePage('Receipt from Larkwell', sentence, null) };
}
