import type Stripe from 'stripe';
import { document, html, money, type Html } from './html';

/** What was typed, by field name; the security code is never sent back. */
export type Typed = Partial<Record<'email' | 'number' | 'expiry' | 'cvc' | 'name' | 'zip', string>>;

export interface PaymentPage {
  session: Stripe.Checkout.Session;
  lines: Stripe.LineItem[];
  /** The email address is asked for only when the session has none. */
  needsEmail: boolean;
  typed: Typed;
  errors: Typed;
  /** What the bank said about the last attempt. */
  refusal?: string;
}

export function paymentPage({ session, lines, needsEmail, typed, errors, refusal }: PaymentPage): string {
  const total = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const isSetup = session.mode === 'setup';
  const heading = isSetup
    ? html`Save a card <strong>for later payments</strong>`
    : html`Pay Larkwell <strong>${total}</strong>`;
  const hasErrors = Object.keys(errors).length > 0 || refusal;
  const field = fieldOf(typed, errors);
  return document(
    `${hasErrors ? 'Error: ' : ''}${isSetup ? 'Save a card' : `Pay ${total}`} – Checkout`,
    html`<main class="wide">
      <section aria-labelledby="amount">
        ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back to Larkwell</a></p>` : null}
        <h1 id="amount">${heading}</h1>
        <ul class="lines">
          ${lines.map((line) => html`<li><span>${line.description}${(line.quantity ?? 1) > 1 ? ` × ${line.quantity}` : ''}${rhythm(line.price)}</span><span>${money(line.amount_total, line.currency)}</span></li>`)}
        </ul>
        <p class="mode">Test mode: no money moves</p>
      </section>
      <section aria-labelledby="card">
        <h2 id="card">Card</h2>
        ${refusal ? html`<div class="refusal" role="alert"><p>${refusal}</p></div>` : null}
        <form method="post" action="/c/pay/${session.id}" novalidate>
          ${needsEmail ? field('email', 'Email', html`type="email" autocomplete="email"`) : null}
          ${cardFields(typed, errors)}
          <button type="submit">${isSetup ? 'Save card' : `Pay ${total}`}</button>
        </form>
        ${testCards()}
      </section>
    </main>`,
  );
}

/** The fields of a card, with what was typed and what is wrong with it. */
export function cardFields(typed: Typed, errors: Typed): Html {
  const field = fieldOf(typed, errors);
  return html`${field('number', 'Card number', html`inputmode="numeric" autocomplete="cc-number" maxlength="23"`)}
    <div class="pair">
      ${field('expiry', 'Expiry (MM / YY)', html`inputmode="numeric" autocomplete="cc-exp" maxlength="9"`)}
      ${field('cvc', 'Security code', html`inputmode="numeric" autocomplete="cc-csc" maxlength="4"`)}
    </div>
    ${field('name', 'Name on card', html`autocomplete="cc-name"`)}
    ${field('zip', 'ZIP code', html`inputmode="numeric" autocomplete="postal-code" maxlength="10"`)}`;
}

function fieldOf(typed: Typed, errors: Typed) {
  return (name: keyof Typed, label: string, attributes: Html) => {
    const error = errors[name];
    return html`<div class="field">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${name === 'cvc' ? '' : (typed[name] ?? '')}"
        required
        ${attributes}${error ? html` aria-invalid="true" aria-describedby="${name}-error"` : null}
      />
      ${error ? html`<p class="error" id="${name}-error">${error}</p>` : null}
    </div>`;
  };
}

function rhythm(price: Stripe.Price | null): string {
  if (!price?.recurring) return '';
  const { interval, interval_count: count } = price.recurring;
  return count === 1 ? `, every ${interval}` : `, every ${count} ${interval}s`;
}

export function testCards(): Html {
  return html`<details>
    <summary>Cards to try</summary>
    <p>Any future date and any security code go with them.</p>
    <dl>
      <dt>4242 4242 4242 4242</dt>
      <dd>pays</dd>
      <dt>4000 0027 6000 3184</dt>
      <dd>the bank asks first</dd>
      <dt>4000 0000 0000 9995</dt>
      <dd>insufficient funds</dd>
      <dt>4000 0000 0000 0002</dt>
      <dd>declined</dd>
    </dl>
  </details>`;
}

/** A page with one message and one link. */
export function noticePage(
  title: string,
  sentence: string,
  link: { href: string; label: string } | null,
): string {
  return document(
    title,
    html`<main class="narrow">
      <h1><strong>${title}</strong></h1>
      <p>${sentence}</p>
      ${link ? html`<p><a class="button" href="${link.href}">${link.label}</a></p>` : null}
    </main>`,
  );
}

/** The bank's page: the cardholder says yes or no. `action` receives the answer. */
export function challengePage(id: string, amount: string | null): string {
  return document(
    'Confirm it is you – your bank',
    html`<main class="narrow">
      <h1>Your bank <strong>Confirm it is you</strong></h1>
      <p>
        ${amount ? `Larkwell asks for ${amount} from your card.` : 'Larkwell wants to keep your card for later payments.'}
        In test mode you decide how your bank answers.
      </p>
      <form method="post" action="/3d-secure/${id}">
        <button name="answer" value="complete">Complete authentication</button>
        <button name="answer" value="fail" class="quiet">Fail authentication</button>
      </form>
    </main>`,
  );
}
