import { z } from 'zod';
import { call } from '../call';
import { listQuery } from '../params';
import { expireSession } from '../sessions';
import { listCall, retrieveCall } from '../standard-calls';
import { newSession, sessionInput } from './new-session';

export const checkoutSessionCalls = [
  call('checkout.sessions.create', 'POST /v1/checkout/sessions', sessionInput, newSession),
  retrieveCall('checkout.sessions', 'checkout.session', 'checkout/sessions'),
  call(
    'checkout.sessions.expire',
    'POST /v1/checkout/sessions/:id/expire',
    z.strictObject({}),
    (account, _input, id) => expireSession(account, account.store.get('checkout.session', id)),
  ),
  call(
    'checkout.sessions.list_line_items',
    'GET /v1/checkout/sessions/:id/line_items',
    z.strictObject(listQuery),
    (account, _input, id) => {
      account.store.get('checkout.session', id);
      const data = account.store.get('sandbox.session_details', id).lineItems;
      return { object: 'list', url: `/v1/checkout/sessions/${id}/line_items`, has_more: false, data };
    },
  ),
  listCall(
    'checkout.sessions',
    'checkout.session',
    ['customer', 'payment_intent', 'status'],
    'checkout/sessions',
  ),
];
