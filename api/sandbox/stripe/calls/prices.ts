import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { call } from '../call';
import { invalidRequest } from '../errors';
import { newId } from '../ids';
import { page } from '../lists';
import {
  anything,
  clearable,
  currency,
  flag,
  integer,
  listQuery,
  mergeMetadata,
  metadata,
  text,
} from '../params';
import { newProduct } from './products';
import { retrieveCall } from '../standard-calls';

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.refine((count) => count >= 1 && count <= 36, 'Invalid interval_count').optional(),
  usage_type: z.literal('licensed').optional(),
});

const productData = z.strictObject({
  name: text.min(1),
  description: text.optional(),
  images: z.array(text).optional(),
  metadata: metadata.optional(),
  tax_code: anything,
});

/** `price_data` of line items: a price created on the spot. */
export const priceData = z.strictObject({
  currency,
  product: text.optional(),
  product_data: productData.optional(),
  recurring: recurring.optional(),
  tax_behavior: anything,
  unit_amount: integer.refine((cents) => cents >= 0, 'Invalid non-negative integer').optional(),
});

const createInput = z.strictObject({
  ...priceData.shape,
  active: flag.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
});

export function newPrice(account: Account, input: z.output<typeof createInput>): Stripe.Price {
  if (input.unit_amount === undefined) {
    throw invalidRequest('Missing required param: unit_amount.', 'parameter_missing', 'unit_amount');
  }
  const product = input.product_data
    ? newProduct(account, input.product_data).id
    : account.store.get('product', input.product ?? '', 'product').id;
  const price: Stripe.Price = account.store.save({
    id: newId('price'),
    object: 'price',
    active: input.active ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookup_key ?? null,
    metadata: mergeMetadata(null, input.metadata),
    nickname: input.nickname ?? null,
    product,
    recurring: input.recurring
      ? {
          interval: input.recurring.interval,
          interval_count: input.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: input.recurring ? 'recurring' : 'one_time',
    unit_amount: input.unit_amount,
    unit_amount_decimal: String(input.unit_amount) as unknown as Stripe.Decimal,
  });
  account.tell('price.created', price);
  return price;
}

export const priceCalls = [
  call('prices.create', 'POST /v1/prices', createInput, newPrice),
  retrieveCall('prices', 'price'),
  call(
    'prices.update',
    'POST /v1/prices/:id',
    z.strictObject({
      active: flag.optional(),
      lookup_key: clearable.optional(),
      metadata: metadata.optional(),
      nickname: clearable.optional(),
    }),
    (account, { metadata: added, ...input }, id) => {
      const price = Object.assign(account.store.get('price', id), input);
      price.metadata = mergeMetadata(price.metadata, added);
      account.tell('price.updated', account.store.save(price));
      return price;
    },
  ),
  call(
    'prices.list',
    'GET /v1/prices',
    z.strictObject({
      ...listQuery,
      active: flag.optional(),
      currency: currency.optional(),
      lookup_keys: z.array(text).optional(),
      product: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    (account, { active, currency: code, lookup_keys: keys, product, type, ...query }) => {
      const all = account.store
        .list('price')
        .filter((each) => active === undefined || each.active === active)
        .filter((each) => !keys || keys.includes(each.lookup_key ?? ''))
        .filter((each) => !product || each.product === product)
        .filter((each) => (!type || each.type === type) && (!code || each.currency === code));
      return page('/v1/prices', all, query);
    },
  ),
];
