import { z } from 'zod';
import type Stripe from 'stripe';
import type { Account } from '../account';
import { call } from '../call';
import { invalidRequest } from '../errors';
import { newId } from '../ids';
import { page } from '../lists';
import { anything, clearable, flag, listQuery, mergeMetadata, metadata, text } from '../params';
import { retrieveCall } from '../standard-calls';

const fields = {
  active: flag.optional(),
  description: clearable.optional(),
  images: z.array(text).max(8).optional(),
  metadata: metadata.optional(),
  shippable: flag.optional(),
  statement_descriptor: text.optional(),
  tax_code: anything,
  unit_label: clearable.optional(),
  url: clearable.optional(),
};

export interface NewProduct {
  id?: string;
  name: string;
  description?: string | null;
  images?: string[];
  metadata?: Record<string, string> | null;
  active?: boolean;
}

export function newProduct(account: Account, input: NewProduct): Stripe.Product {
  if (input.id && account.store.find('product', input.id)) {
    throw invalidRequest('Product already exists.', 'resource_already_exists', 'id');
  }
  const product: Stripe.Product = account.store.save({
    id: input.id ?? newId('prod', 14),
    object: 'product',
    active: input.active ?? true,
    created: account.now(),
    default_price: null,
    description: input.description ?? null,
    images: input.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata(null, input.metadata),
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: account.now(),
    url: null,
  });
  account.tell('product.created', product);
  return product;
}

export const productCalls = [
  call(
    'products.create',
    'POST /v1/products',
    z.strictObject({ ...fields, id: text.optional(), name: text.min(1) }),
    newProduct,
  ),
  retrieveCall('products', 'product'),
  call(
    'products.update',
    'POST /v1/products/:id',
    z.strictObject({ ...fields, name: text.min(1).optional(), default_price: text.optional() }),
    (account, { metadata: added, ...input }, id) => {
      const product = Object.assign(account.store.get('product', id), input, { updated: account.now() });
      product.metadata = mergeMetadata(product.metadata, added);
      account.tell('product.updated', account.store.save(product));
      return product;
    },
  ),
  call(
    'products.list',
    'GET /v1/products',
    z.strictObject({ ...listQuery, active: flag.optional(), ids: z.array(text).optional() }),
    (account, { active, ids, ...query }) => {
      const all = account.store
        .list('product')
        .filter(
          (each) => (active === undefined || each.active === active) && (!ids || ids.includes(each.id)),
        );
      return page('/v1/products', all, query);
    },
  ),
];
