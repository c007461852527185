import type Stripe from 'stripe';
import type { Account } from './account';
import { type CardFace, type CardFields, namedCardFace } from './card-details';
import { invalidRequest, notFound, StripeRefusal } from './errors';
import { newId } from './ids';
import type { CardSecret } from './kinds';
import { DECLINES, findNamedCard } from './test-cards';

export function newPaymentMethod(account: Account, face: CardFace): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: emptyAddress(), email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: face.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: face.isCvcGiven ? 'unchecked' : null,
      },
      country: 'US',
      display_brand: face.brand === 'amex' ? 'american_express' : face.brand,
      exp_month: face.expMonth,
      exp_year: face.expYear,
      fingerprint: face.fingerprint,
      funding: face.testCard.funding,
      generated_from: null,
      last4: face.last4,
      networks: { available: [face.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  rememberCard(account, method.id, face);
  return account.store.save(method);
}

export function newToken(account: Account, face: CardFace, fields: CardFields): Stripe.Token {
  const token: Stripe.Token = {
    id: newId('tok'),
    object: 'token',
    card: {
      id: newId('card'),
      object: 'card',
      address_city: fields.address_city ?? null,
      address_country: fields.address_country ?? null,
      address_line1: fields.address_line1 ?? null,
      address_line1_check: fields.address_line1 ? 'unchecked' : null,
      address_line2: fields.address_line2 ?? null,
      address_state: fields.address_state ?? null,
      address_zip: fields.address_zip ?? null,
      address_zip_check: fields.address_zip ? 'unchecked' : null,
      brand: TOKEN_BRANDS[face.brand] ?? 'Unknown',
      country: 'US',
      cvc_check: face.isCvcGiven ? 'unchecked' : null,
      dynamic_last4: null,
      exp_month: face.expMonth,
      exp_year: face.expYear,
      fingerprint: face.fingerprint,
      funding: face.testCard.funding,
      last4: face.last4,
      metadata: {},
      name: fields.name ?? null,
      networks: { preferred: null },
      regulated_status: 'unregulated',
      tokenization_method: null,
    },
    client_ip: null,
    created: account.now(),
    livemode: false,
    type: 'card',
    used: false,
  };
  rememberCard(account, token.id, face);
  return account.store.save(token);
}

/** A token of the older kind names brands as people do. */
const TOKEN_BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Turns a token, created here or one of Stripe's named ones, into a payment method. A token works once. */
export function methodOfToken(account: Account, id: string): Stripe.PaymentMethod {
  const named = findNamedCard(id);
  if (named && id.startsWith('tok_')) return newPaymentMethod(account, namedCardFace(named, account.now()));
  const token = account.store.find('token', id);
  if (!token?.card) throw notFound('token', id, 'card[token]');
  if (token.used) {
    throw invalidRequest('You cannot use a Stripe token more than once: ' + id + '.', 'token_already_used');
  }
  account.store.save({ ...token, used: true });
  const { card } = token;
  const secret = account.store.get('sandbox.card', id);
  const face = faceOfToken(card, secret);
  const method = newPaymentMethod(account, face);
  account.store.save({ ...secret, id: method.id });
  method.billing_details.name = card.name;
  method.billing_details.address = {
    city: card.address_city,
    country: card.address_country,
    line1: card.address_line1,
    line2: card.address_line2,
    postal_code: card.address_zip,
    state: card.address_state,
  };
  return account.store.save(method);
}

function faceOfToken(card: Stripe.Card, secret: CardSecret): CardFace {
  const brand = Object.entries(TOKEN_BRANDS).find(([, name]) => name === card.brand)?.[0] ?? 'unknown';
  return {
    testCard: {
      number: '',
      brand,
      names: [],
      funding: card.funding as 'credit',
      behaviour: secret.behaviour,
    },
    brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    fingerprint: card.fingerprint ?? '',
    isCvcGiven: card.cvc_check !== null,
  };
}

/** The payment method with an id; a name such as `pm_card_visa` creates a new one each time. */
export function usableMethod(account: Account, id: string): Stripe.PaymentMethod {
  const named = id.startsWith('pm_card_') ? findNamedCard(id) : null;
  if (named) return newPaymentMethod(account, namedCardFace(named, account.now()));
  const method = account.store.find('payment_method', id);
  if (!method) throw notFound('PaymentMethod', id, 'payment_method');
  return method;
}

export function secretOf(account: Account, methodId: string): CardSecret {
  return account.store.get('sandbox.card', methodId);
}

function rememberCard(account: Account, id: string, face: CardFace): void {
  account.store.save({ object: 'sandbox.card', id, behaviour: face.testCard.behaviour, isSetUp: false });
}

export function attachMethod(account: Account, id: string, customerId: string): Stripe.PaymentMethod {
  const method = usableMethod(account, id);
  account.store.get('customer', customerId, 'customer');
  if (method.customer === customerId) return method;
  if (method.customer) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      'payment_method_already_attached',
    );
  }
  const { behaviour } = secretOf(account, method.id);
  if (!behaviour.attaches) {
    const { code, declineCode, message } = behaviour.decline ?? DECLINES.generic;
    throw new StripeRefusal(402, {
      type: 'card_error',
      code,
      message,
      ...(declineCode && { decline_code: declineCode }),
    });
  }
  method.customer = customerId;
  if (method.card?.checks?.cvc_check) method.card.checks.cvc_check = 'pass';
  account.tell('payment_method.attached', account.store.save(method));
  return method;
}

/** A detached method cannot be attached again; charging it makes Stripe say so. */
export function detachMethod(account: Account, id: string): Stripe.PaymentMethod {
  const method = account.store.get('payment_method', id);
  if (!method.customer) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      undefined,
      'payment_method',
    );
  }
  const previous = { customer: method.customer };
  method.customer = null;
  account.tell('payment_method.detached', account.store.save(method), previous);
  for (const customer of account.store.list('customer')) {
    if (customer.invoice_settings.default_payment_method !== id) continue;
    customer.invoice_settings.default_payment_method = null;
    account.tell('customer.updated', account.store.save(customer));
  }
  return method;
}

function emptyAddress(): Stripe.Address {
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
}
