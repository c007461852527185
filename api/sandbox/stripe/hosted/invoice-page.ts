import type Stripe from 'stripe';
import type { Account } from '../account';
import { newPaymentMethod, usableMethod } from '../cards';
import { customerOf } from '../charges';
import { StripeRefusal } from '../errors';
import { confirmIntent } from '../intents';
import { document, html, money } from './html';
import { type Page, redirect } from './page';
import { readTyped } from './pay-session';
import { cardFields, noticePage, testCards, type Typed } from './payment-page';

/** An invoice's own page: shows what it is for, takes a card, and asks the cardholder the bank's question. */
export function invoicePage(account: Account, method: string, id: string, form: URLSearchParams): Page {
  const invoice = account.store.find('invoice', id);
  const intentId = account.store.find('sandbox.invoice_details', id)?.paymentIntent;
  if (!invoice || invoice.status === 'draft')
    return { status: 404, body: noticePage('Page not found', 'There is no such invoice.', null) };
  if (invoice.status === 'paid')
    return { status: 200, body: noticePage('Invoice paid', 'Thank you. You can close this page.', null) };
  if (invoice.status !== 'open' || !intentId)
    return { status: 200, body: noticePage('Invoice voided', 'Nothing is to be paid any more.', null) };
  const intent = account.store.get('payment_intent', intentId);
  if (method !== 'POST') return { status: 200, body: openInvoicePage(invoice, intent, {}, {}) };
  const typed: Typed = Object.fromEntries(form);
  const isAnswer = form.has('confirm');
  const { errors, card } = isAnswer
    ? { errors: {} }
    : readTyped(typed, false, account.now(customerOf(invoice)));
  if (!isAnswer && !card) return { status: 400, body: openInvoicePage(invoice, intent, typed, errors) };
  try {
    const returnUrl = `${account.publicUrl()}/i/${id}`;
    const chosen = card
      ? newPaymentMethod(account, card)
      : usableMethod(account, String(intent.payment_method));
    confirmIntent(account, intent, { method: chosen, isOffSession: false, returnUrl });
    return redirect(intent.next_action?.redirect_to_url?.url ?? returnUrl);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: 402, body: openInvoicePage(invoice, intent, typed, {}, error.body.message) };
  }
}

function openInvoicePage(
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  typed: Typed,
  errors: Typed,
  refusal = intent.last_payment_error?.message,
): string {
  const total = money(invoice.amount_due, invoice.currency);
  const asks = intent.status === 'requires_action';
  return document(
    `Invoice ${invoice.number ?? ''}: ${total}`,
    html`<main class="wide">
      <section aria-labelledby="amount">
        <h1 id="amount">Invoice from Larkwell <strong>${total}</strong></h1>
        <ul class="lines">
          ${invoice.lines.data.map((line) => html`<li><span>${line.description}</span><span>${money(line.amount, line.currency)}</span></li>`)}
        </ul>
        <p class="mode">Test mode: no money moves</p>
      </section>
      <section aria-labelledby="card">
        ${refusal ? html`<div class="refusal" role="alert"><p>${refusal}</p></div>` : null}
        ${
          asks
            ? html`<form method="post">
                <p>Your bank wants to know that it is you before it pays.</p>
                <button name="confirm" value="yes">Confirm payment of ${total}</button>
              </form>`
            : null
        }
        <h2 id="card">${asks ? 'Or pay with another card' : 'Card'}</h2>
        <form method="post" novalidate>
          ${cardFields(typed, errors)}
          <button type="submit">Pay ${total}</button>
        </form>
        ${testCards()}
      </section>
    </main>`,
  );
}
