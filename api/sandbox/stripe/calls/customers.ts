import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { call } from '../call';
import { attachMethod } from '../cards';
import { newId } from '../ids';
import {
  address,
  anything,
  clearable,
  clearableEmail,
  mergeMetadata,
  metadata,
  shipping,
  text,
} from '../params';
import { listCall } from '../standard-calls';
import { endSubscription } from '../subscriptions';

const fields = {
  address: z.union([z.literal('').transform(() => null), address]).optional(),
  description: clearable.optional(),
  email: clearableEmail.optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: clearable.optional(), custom_fields: anything, footer: anything })
    .partial()
    .optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
  preferred_locales: z.array(text).optional(),
  shipping: z.union([z.literal('').transform(() => null), shipping]).optional(),
  tax_exempt: anything,
};
const createInput = z.strictObject({
  ...fields,
  payment_method: text.optional(),
  test_clock: text.optional(),
});
const updateInput = z.strictObject(fields);

type Changes = z.output<typeof updateInput>;

function change(customer: Stripe.Customer, changes: Changes): void {
  const {
    invoice_settings: invoicing,
    metadata: added,
    address: place,
    shipping: parcel,
    ...plain
  } = changes;
  Object.assign(customer, plain, { metadata: mergeMetadata(customer.metadata, added) });
  if (place !== undefined) customer.address = place as Stripe.Address | null;
  if (parcel !== undefined) customer.shipping = parcel as Stripe.Customer['shipping'];
  if (invoicing?.default_payment_method !== undefined) {
    customer.invoice_settings.default_payment_method = invoicing.default_payment_method;
  }
}

export function createCustomer(account: Account, input: z.output<typeof createInput>): Stripe.Customer {
  const { test_clock: clock, payment_method: method, ...changes } = input;
  const frozen = clock
    ? account.store.get('test_helpers.test_clock', clock, 'test_clock').frozen_time
    : undefined;
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: frozen ?? account.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clock ?? null,
  };
  change(customer, changes);
  account.store.save(customer);
  account.tell('customer.created', customer);
  if (method) attachMethod(account, method, customer.id);
  return customer;
}

/** Ends subscriptions, detaches the cards, and keeps only that the customer existed. */
function deleteCustomer(account: Account, id: string): Stripe.DeletedCustomer {
  const customer = account.store.get('customer', id);
  for (const subscription of account.store.list('subscription')) {
    if (subscription.customer === id && subscription.ended_at === null)
      endSubscription(account, subscription, 'cancellation_requested');
  }
  for (const method of account.store.list('payment_method')) {
    if (method.customer === id) account.store.save({ ...method, customer: null });
  }
  account.store.remove('customer', id);
  account.store.save({ object: 'sandbox.deleted_customer', id });
  account.tell('customer.deleted', customer);
  return asDeleted(id);
}

const asDeleted = (id: string): Stripe.DeletedCustomer => ({ id, object: 'customer', deleted: true });

export const customerCalls = [
  call('customers.create', 'POST /v1/customers', createInput, createCustomer),
  call('customers.retrieve', 'GET /v1/customers/:id', z.strictObject({}), (account, _input, id) =>
    account.store.find('sandbox.deleted_customer', id) ? asDeleted(id) : account.store.get('customer', id),
  ),
  call('customers.update', 'POST /v1/customers/:id', updateInput, (account, input, id) => {
    const customer = account.store.get('customer', id);
    const method = input.invoice_settings?.default_payment_method;
    if (method) account.store.get('payment_method', method, 'invoice_settings[default_payment_method]');
    change(customer, input);
    account.tell('customer.updated', account.store.save(customer));
    return customer;
  }),
  call('customers.del', 'DELETE /v1/customers/:id', z.strictObject({}), (account, _input, id) =>
    deleteCustomer(account, id),
  ),
  listCall('customers', 'customer', ['email', 'test_clock']),
];
