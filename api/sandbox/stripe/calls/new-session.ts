import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { invalidRequest } from '../errors';
import { newId } from '../ids';
import { anything, email, flag, integer, mergeMetadata, metadata, text } from '../params';
import { newPrice, priceData } from './prices';

const webAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

const lineItem = z.strictObject({
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: integer.refine((count) => count >= 1, 'Invalid quantity').optional(),
  adjustable_quantity: anything,
});

export const sessionInput = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: z.array(lineItem).max(100).optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: text.max(200).optional(),
  currency: text.optional(),
  customer: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: email.optional(),
  expires_at: integer.optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: email.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
      shipping: anything,
      statement_descriptor: text.optional(),
      statement_descriptor_suffix: text.optional(),
    })
    .optional(),
  setup_intent_data: z
    .strictObject({ description: text.optional(), metadata: metadata.optional() })
    .optional(),
  subscription_data: z
    .strictObject({ description: text.optional(), metadata: metadata.optional() })
    .optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  ui_mode: z.literal('hosted_page', 'The stand-in has the hosted page only').optional(),
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  payment_method_options: anything,
  payment_method_collection: anything,
  saved_payment_method_options: anything,
  allow_promotion_codes: flag.optional(),
  automatic_tax: anything,
  billing_address_collection: anything,
  branding_settings: anything,
  custom_text: anything,
  customer_update: anything,
  invoice_creation: anything,
  locale: anything,
  phone_number_collection: anything,
});

type SessionInput = z.output<typeof sessionInput>;

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

function expiryOf(account: Account, input: SessionInput): number {
  const now = account.now(input.customer);
  const end = input.expires_at ?? now + DAY;
  if (end < now + HALF_HOUR || end > now + DAY) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours and more than 30 minutes from Checkout Session creation.',
      undefined,
      'expires_at',
    );
  }
  return end;
}

function lineItems(account: Account, input: SessionInput): Stripe.LineItem[] {
  if (input.mode === 'setup') {
    if (input.line_items)
      throw invalidRequest('You can not pass `line_items` in `setup` mode.', undefined, 'line_items');
    return [];
  }
  if (!input.line_items?.length) {
    throw invalidRequest('Missing required param: line_items.', 'parameter_missing', 'line_items');
  }
  return input.line_items.map((item) => {
    const price = item.price_data
      ? newPrice(account, item.price_data)
      : account.store.get('price', item.price ?? '', 'line_items[price]');
    if (input.mode === 'payment' && price.recurring) {
      throw invalidRequest(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      );
    }
    const product = account.store.get('product', String(price.product));
    const total = (price.unit_amount ?? 0) * (item.quantity ?? 1);
    return {
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: total,
      amount_tax: 0,
      amount_total: total,
      currency: price.currency,
      description: product.name,
      metadata: {},
      price,
      quantity: item.quantity ?? 1,
    };
  });
}

/** An open session with its hosted page; refuses what Stripe refuses. */
export function newSession(account: Account, input: SessionInput): Stripe.Checkout.Session {
  const customer = input.customer ? account.store.get('customer', input.customer, 'customer') : null;
  if (input.customer && input.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  const expiresAt = expiryOf(account, input);
  const items = lineItems(account, input);
  if (input.mode === 'subscription' && !items.some((item) => item.price?.recurring)) {
    throw invalidRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  const id = `cs_test_${newId('a', 58).slice(2)}`;
  const isSetup = input.mode === 'setup';
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: input.allow_promotion_codes ?? null,
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    amount_subtotal: isSetup ? null : total,
    amount_total: isSetup ? null : total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: account.now(input.customer),
    currency: isSetup ? null : (items[0]?.currency ?? 'usd'),
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : (input.customer_creation ?? 'if_required'),
    customer_details: null,
    customer_email: input.customer_email ?? null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: mergeMetadata(null, input.metadata),
    mode: input.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: isSetup || total === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: input.submit_type ?? null,
    subscription: null,
    success_url: input.success_url,
    total_details: isSetup ? null : { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.publicUrl()}/c/pay/${id}`,
    wallet_options: null,
  };
  account.store.save({
    object: 'sandbox.session_details',
    id,
    lineItems: items,
    paymentIntentData: input.payment_intent_data ?? {},
    setupIntentData: input.setup_intent_data ?? {},
    subscriptionData: input.subscription_data ?? {},
  });
  return account.store.save(session);
}
