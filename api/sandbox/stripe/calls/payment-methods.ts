import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { call } from '../call';
import { cardFields, readCard, refuseRawCard } from '../card-details';
import { invalidRequest } from '../errors';
import { page } from '../lists';
import { address, anything, clearable, integer, listQuery, mergeMetadata, metadata, text } from '../params';
import { attachMethod, detachMethod, methodOfToken, newPaymentMethod } from '../cards';
import { retrieveCall } from '../standard-calls';

const billingDetails = z.strictObject({
  address: z.union([z.literal('').transform(() => null), address]).optional(),
  email: clearable.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  tax_id: clearable.optional(),
});

const card = z.union([z.strictObject({ token: text }), cardFields]);

/** `payment_method_data` in other calls has the same shape. */
export const methodInput = z.strictObject({
  type: z.literal('card', 'This account takes cards only'),
  card: card.optional(),
  billing_details: billingDetails.optional(),
  metadata: metadata.optional(),
  allow_redisplay: anything,
  radar_options: anything,
});

export function createMethod(
  account: Account,
  input: z.output<typeof methodInput>,
  key: 'secret' | 'publishable',
): Stripe.PaymentMethod {
  if (!input.card) throw invalidRequest('Missing required param: card.', 'parameter_missing', 'card');
  const method =
    'token' in input.card ? methodOfToken(account, input.card.token) : typedMethod(account, input.card, key);
  Object.assign(method.billing_details, input.billing_details);
  method.metadata = mergeMetadata(null, input.metadata);
  return account.store.save(method);
}

function typedMethod(account: Account, fields: z.output<typeof cardFields>, key: 'secret' | 'publishable') {
  if (key === 'secret') throw refuseRawCard();
  return newPaymentMethod(account, readCard(fields, account.now()));
}

const list = {
  ...listQuery,
  type: z.literal('card').optional(),
  allow_redisplay: anything,
};

export const paymentMethodCalls = [
  call(
    'payment_methods.create',
    'POST /v1/payment_methods',
    methodInput,
    (account, input, _id, { key }) => createMethod(account, input, key),
    { isPublic: true },
  ),
  retrieveCall('payment_methods', 'payment_method'),
  call(
    'payment_methods.update',
    'POST /v1/payment_methods/:id',
    z.strictObject({
      billing_details: billingDetails.optional(),
      metadata: metadata.optional(),
      card: z.strictObject({ exp_month: integer, exp_year: integer }).partial().optional(),
      allow_redisplay: anything,
    }),
    (account, input, id) => {
      const method = account.store.get('payment_method', id);
      Object.assign(method.billing_details, input.billing_details);
      if (method.card) Object.assign(method.card, input.card);
      method.metadata = mergeMetadata(method.metadata, input.metadata);
      return account.store.save(method);
    },
  ),
  call(
    'payment_methods.attach',
    'POST /v1/payment_methods/:id/attach',
    z.strictObject({ customer: text }),
    (account, { customer }, id) => attachMethod(account, id, customer),
  ),
  call(
    'payment_methods.detach',
    'POST /v1/payment_methods/:id/detach',
    z.strictObject({}),
    (account, _input, id) => detachMethod(account, id),
  ),
  call(
    'payment_methods.list',
    'GET /v1/payment_methods',
    z.strictObject({ ...list, customer: text.optional() }),
    (account, { customer, ...query }) => {
      const all = account.store.list('payment_method').filter((each) => each.customer === (customer ?? null));
      return page('/v1/payment_methods', customer === undefined ? [] : all, query);
    },
  ),
  call(
    'customers.list_payment_methods',
    'GET /v1/customers/:id/payment_methods',
    z.strictObject(list),
    (account, query, id) => {
      account.store.get('customer', id);
      const all = account.store.list('payment_method').filter((each) => each.customer === id);
      return page(`/v1/customers/${id}/payment_methods`, all, query);
    },
  ),
];
