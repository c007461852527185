import { z } from 'zod';
import { call } from '../call';
import { clearable, mergeMetadata, metadata, text } from '../params';
import { listCall, retrieveCall } from '../standard-calls';

export const chargeCalls = [
  retrieveCall('charges', 'charge'),
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
  listCall('charges', 'charge', ['customer', 'payment_intent']),
  retrieveCall('balance_transactions', 'balance_transaction'),
  listCall('balance_transactions', 'balance_transaction', ['source', 'type']),
];
