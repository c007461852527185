import { createHash, randomUUID } from 'node:crypto';
import type { Account } from './account';
import type { Call, Caller } from './call';
import { chargeCalls } from './calls/charges';
import { checkoutSessionCalls } from './calls/checkout-sessions';
import { customerCalls } from './calls/customers';
import { disputeCalls } from './calls/disputes';
import { eventCalls } from './calls/events';
import { invoiceCalls } from './calls/invoices';
import { paymentIntentCalls } from './calls/payment-intents';
import { paymentMethodCalls } from './calls/payment-methods';
import { priceCalls } from './calls/prices';
import { productCalls } from './calls/products';
import { refundCalls } from './calls/refunds';
import { setupIntentCalls } from './calls/setup-intents';
import { subscriptionCalls } from './calls/subscriptions';
import { testClockCalls } from './calls/test-clocks';
import { tokenCalls } from './calls/tokens';
import { type ErrorBody, invalidRequest, StripeRefusal } from './errors';
import { expand } from './expand';
import type { FormFields } from './form';
import { readParams } from './params';

const CALLS: Call[] = [
  ...chargeCalls,
  ...checkoutSessionCalls,
  ...customerCalls,
  ...disputeCalls,
  ...eventCalls,
  ...invoiceCalls,
  ...paymentIntentCalls,
  ...paymentMethodCalls,
  ...priceCalls,
  ...productCalls,
  ...refundCalls,
  ...setupIntentCalls,
  ...subscriptionCalls,
  ...testClockCalls,
  ...tokenCalls,
];

export interface Keys {
  secret: string;
  publishable: string;
}

export interface ApiRequest {
  method: string;
  path: string;
  fields: FormFields;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

export interface ApiReply {
  status: number;
  body: unknown;
  isReplay: boolean;
}

/** The name of the call that a request makes, or null when there is no such call. */
export function operationOf(method: string, path: string): string | null {
  return match(method, path)?.call.operation ?? null;
}

/**
 * Answers one call. Everything it changes is committed together with the reply stored for its idempotency
 * key.
 */
export function answer(account: Account, keys: Keys, request: ApiRequest): ApiReply {
  const replied = (status: number, body: unknown, isReplay = false): ApiReply => ({ status, body, isReplay });
  try {
    const { call, id, caller } = admit(keys, request);
    const key = request.method === 'POST' ? request.idempotencyKey : undefined;
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([request.path, request.fields]))
      .digest('base64url');
    const earlier = key ? account.store.find('sandbox.idempotent_reply', key) : null;
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) throw otherParameters(String(key));
      return replied(earlier.status, earlier.body, true);
    }
    const { expand: paths = [], ...fields } = request.fields;
    const input = readParams(call.input, fields);
    const { status, body } = carryOut(account, call, input, id, caller, paths as string[]);
    if (key) {
      const body_ = structuredClone(body);
      account.store.save({
        object: 'sandbox.idempotent_reply',
        id: key,
        fingerprint,
        status,
        body: body_,
        savedAt: Date.now(),
      });
    }
    return replied(status, body);
  } catch (error) {
    if (error instanceof StripeRefusal) return replied(error.status, { error: error.body });
    throw error;
  } finally {
    account.store.commit();
  }
}

function carryOut(account: Account, call: Call, input: unknown, id: string, caller: Caller, paths: string[]) {
  try {
    const result = call.run(account, input as never, id, caller);
    return { status: 200, body: expand(account, result, paths) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}

function admit(
  keys: Keys,
  { method, path, authorization }: ApiRequest,
): { call: Call; id: string; caller: Caller } {
  const caller = callerOf(keys, authorization);
  const matched = match(method, path);
  if (!matched) {
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). The stand-in does not speak this call.`,
    });
  }
  if (caller.key === 'publishable' && !matched.call.isPublic) {
    throw new StripeRefusal(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
  }
  return { ...matched, caller };
}

function callerOf(keys: Keys, authorization = ''): Caller {
  const [scheme = '', value = ''] = authorization.split(' ');
  const key =
    scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : value;
  if (key === keys.secret) return { key: 'secret' };
  if (key === keys.publishable) return { key: 'publishable' };
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}********`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header.';
  throw new StripeRefusal(401, { type: 'invalid_request_error', message } satisfies ErrorBody);
}

function match(method: string, path: string): { call: Call; id: string } | null {
  for (const call of CALLS.filter((each) => each.method === method)) {
    const pattern = new RegExp(`^${call.path.replace(':id', '([A-Za-z0-9_]+)')}/?$`);
    const found = pattern.exec(path);
    if (found) return { call, id: found[1] ?? '' };
  }
  return null;
}

function otherParameters(key: string): StripeRefusal {
  const refusal = invalidRequest(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
  refusal.body.type = 'idempotency_error';
  return refusal;
}

/** Stripe gives every answer a request id. */
export function newRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
}
