/** The body Stripe sends under `error`; the official client turns `type` into an exception class. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
  setup_intent?: unknown;
}

/** A refusal that the caller sees, with Stripe's HTTP status and error body. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

export function invalidRequest(message: string, code?: string, param?: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

export function notFound(noun: string, id: string, param = 'id'): StripeRefusal {
  const message = `No such ${noun}: '${id}'`;
  return new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}
