import { z } from 'zod';
import { call } from '../call';
import { page } from '../lists';
import { clearable, listQuery, mergeMetadata, metadata, text } from '../params';

export const chargeCalls = [
  call('charges.retrieve', 'GET /v1/charges/:id', z.strictObject({}), (account, _input, id) =>
    account.store.get('charge', id),
  ),
  call(
    'charges.update',
    'POST /v1/charges/:id',
    z.strictObject({
      description: clearable.optional(),
      metadata: metadata.optional(),
      receipt_email: text.optional(),
    }),
    (account, { metadata: added, ...input }, id) => {
      const charge = Object.assign(account.store.get('charge', id), input);
      charge.metadata = mergeMetadata(charge.metadata, added);
      account.tell('charge.updated', account.store.save(charge));
      return charge;
    },
  ),
  call(
    'charges.list',
    'GET /v1/charges',
    z.strictObject({ ...listQuery, customer: text.optional(), payment_intent: text.optional() }),
    (account, { customer, payment_intent: intent, ...query }) => {
      const all = account.store
        .list('charge')
        .filter(
          (each) => (!customer || each.customer === customer) && (!intent || each.payment_intent === intent),
        );
      return page('/v1/charges', all, query);
    },
  ),
  call(
    'balance_transactions.retrieve',
    'GET /v1/balance_transactions/:id',
    z.strictObject({}),
    (account, _input, id) => account.store.get('balance_transaction', id),
  ),
  call(
    'balance_transactions.list',
    'GET /v1/balance_transactions',
    z.strictObject({ ...listQuery, source: text.optional(), type: text.optional() }),
    (account, { source, type, ...query }) => {
      const all = account.store
        .list('balance_transaction')
        .filter((each) => (!source || each.source === source) && (!type || each.type === type));
      return page('/v1/balance_transactions', all, query);
    },
  ),
];
