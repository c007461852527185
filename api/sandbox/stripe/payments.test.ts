import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StripeStandIn } from './stripe';
import { clientOf, openStripe, tokenFor } from './testing';

let standIn: StripeStandIn;
let stripe: Stripe;

beforeAll(async () => {
  ({ standIn, stripe } = await openStripe());
});
afterAll(() => standIn.stop());

const cardsOnly = { currency: 'usd', allowed_payment_method_types: ['card'] };
const paying = { ...cardsOnly, amount: 7000, confirm: true };

async function refusalOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(Stripe.errors.StripeError);
  return outcome as Stripe.errors.StripeError;
}

test('a card pays at once and shows its charge with brand and last four digits', async () => {
  const intent = await stripe.paymentIntents.create({
    ...paying,
    payment_method: 'pm_card_amex',
    metadata: { orderId: '7' },
    expand: ['latest_charge'],
  });
  expect(intent.status).toBe('succeeded');
  const charge = intent.latest_charge as Stripe.Charge;
  expect(charge).toMatchObject({
    amount: 7000,
    amount_captured: 7000,
    metadata: { orderId: '7' },
    status: 'succeeded',
  });
  expect(charge.payment_method_details?.card).toMatchObject({ brand: 'amex', last4: '0005' });
});

test('the balance of a payment is booked a moment after it', async () => {
  const intent = await stripe.paymentIntents.create({ ...paying, payment_method: 'pm_card_visa' });
  await standIn.catchUp();
  const charge = await stripe.charges.retrieve(String(intent.latest_charge), {
    expand: ['balance_transaction'],
  });
  expect(charge.balance_transaction).toMatchObject({ amount: 7000, fee: 233, net: 6767, type: 'charge' });
});

test('a held amount is taken by capture and cannot be taken twice', async () => {
  const held = await stripe.paymentIntents.create({
    ...paying,
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
  });
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 7000, amount_received: 0 });
  const taken = await stripe.paymentIntents.capture(held.id);
  expect(taken).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 7000 });
  const refusal = await refusalOf(stripe.paymentIntents.capture(held.id));
  expect(refusal).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
});

test('canceling releases a held amount, and a canceled intent cannot be captured', async () => {
  const held = await stripe.paymentIntents.create({
    ...paying,
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
  });
  const cancelled = await stripe.paymentIntents.cancel(held.id, {
    cancellation_reason: 'abandoned',
    expand: ['latest_charge'],
  });
  expect(cancelled).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
    amount_capturable: 0,
  });
  expect(cancelled.latest_charge).toMatchObject({ captured: false, refunded: true });
  expect((await refusalOf(stripe.paymentIntents.capture(held.id))).code).toBe(
    'payment_intent_unexpected_state',
  );
});

describe('declines name their reason and leave the intent ready for another card', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', '', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', '', "Your card's security code is incorrect."],
  ])('%s', async (number, code, declineCode, message) => {
    const token = await tokenFor(standIn, number);
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token } });
    const intent = await stripe.paymentIntents.create({ ...cardsOnly, amount: 500 });
    const refusal = await refusalOf(stripe.paymentIntents.confirm(intent.id, { payment_method: method.id }));
    expect(refusal).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refusal).toMatchObject({ statusCode: 402, code, decline_code: declineCode, message });
    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
    expect(await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
  });
});

test('named tokens stand for cards that pay and cards that decline', async () => {
  const pay = async (token: string) => {
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token } });
    return stripe.paymentIntents.create({ ...paying, payment_method: method.id });
  };
  expect((await pay('tok_visa')).status).toBe('succeeded');
  expect((await refusalOf(pay('tok_chargeDeclined'))).code).toBe('card_declined');
  expect((await refusalOf(pay('tok_chargeDeclinedInsufficientFunds'))).decline_code).toBe(
    'insufficient_funds',
  );
});

test('a token works once', async () => {
  const token = await tokenFor(standIn, '4242424242424242');
  const make = () => stripe.paymentMethods.create({ type: 'card', card: { token } });
  expect((await make()).card?.last4).toBe('4242');
  expect((await refusalOf(make())).code).toBe('token_already_used');
});

test('a bank that asks declines an off-session charge and gives a browser something to do', async () => {
  const method = 'pm_card_authenticationRequired';
  const refusal = await refusalOf(
    stripe.paymentIntents.create({ ...paying, payment_method: method, off_session: true }),
  );
  expect(refusal).toMatchObject({ code: 'card_declined', decline_code: 'authentication_required' });
  const asked = await stripe.paymentIntents.create({ ...paying, payment_method: method });
  expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
});

test('a refund returns part, then the rest, and never more', async () => {
  const intent = await stripe.paymentIntents.create({ ...paying, payment_method: 'pm_card_visa' });
  await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 });
  const tooMuch = await refusalOf(stripe.refunds.create({ payment_intent: intent.id, amount: 5001 }));
  expect(tooMuch.param).toBe('amount');
  await stripe.refunds.create({ payment_intent: intent.id });
  const charge = await stripe.charges.retrieve(String(intent.latest_charge), { expand: ['refunds'] });
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 7000 });
  expect(charge.refunds?.data.map((refund) => refund.amount)).toEqual([5000, 2000]);
  expect((await refusalOf(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe(
    'charge_already_refunded',
  );
});

test('wrong keys, unknown and missing parameters and unknown ids are refused like at Stripe', async () => {
  const stranger = clientOf(standIn, {}, 'sk_test_somebody_else');
  expect((await refusalOf(stranger.customers.list())).statusCode).toBe(401);
  const browser = clientOf(standIn, {}, 'pk_test_larkwell');
  expect((await refusalOf(browser.customers.list())).statusCode).toBe(403);
  const odd = { amount: 500, currency: 'usd', colour: 'red' } as Stripe.PaymentIntentCreateParams;
  expect(await refusalOf(stripe.paymentIntents.create(odd))).toMatchObject({
    code: 'parameter_unknown',
    param: 'colour',
  });
  const bare = { currency: 'usd' } as Stripe.PaymentIntentCreateParams;
  expect(await refusalOf(stripe.paymentIntents.create(bare))).toMatchObject({
    code: 'parameter_missing',
    param: 'amount',
  });
  expect((await refusalOf(stripe.paymentIntents.retrieve('pi_none'))).code).toBe('resource_missing');
});

test('a typed card number is refused from a server', async () => {
  const card = { number: '4242424242424242', exp_month: '1', exp_year: '2040' };
  expect((await refusalOf(stripe.tokens.create({ card }))).statusCode).toBe(400);
});
