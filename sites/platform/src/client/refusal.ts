import { refusalFromBody, type Refusal as RefusalBody, type RefusalCode } from '@larkwell/contracts/refusals';
import { ORPCError } from '@orpc/client';

/** The API said no: a sentence for the person, a code to branch on, and the fields it is about. */
export interface Refusal extends RefusalBody {
  status: number;
  /** Seconds to wait after a 429. */
  retryAfter?: number;
}

/** The API did not answer, or its answer is not for visitors. */
export class ApiFault extends Error {
  override name = 'ApiFault';

  /** For the page that answers instead: a route may add cookies that keep what was typed. */
  readonly headers = new Headers();

  /** @param code why the API could not do it, in its own words; undefined if it did not answer */
  constructor(
    message: string,
    options?: ErrorOptions,
    readonly code?: RefusalCode,
  ) {
    super(message, options);
  }
}

/** Nobody answered the call: the API is away, or hangs. Whether it was done is unknown. */
export class ApiAway extends ApiFault {}

class RefusalError extends ORPCError<string, Refusal> {}

/**
 * What the client throws for an error from the API (the link's `customErrorResponseBodyDecoder`): a refusal if the
 * person can do something about it, otherwise a fault.
 */
export function decodeErrorAnswer(
  body: unknown,
  response: { status: number; headers: Record<string, string | string[] | undefined> },
): ORPCError<string, unknown> {
  const { status } = response;
  const refusal = refusalFromBody(body, status);
  if (!refusal || status >= 500)
    throw new ApiFault(`the API answered ${status}`, undefined, refusal?.data.code);
  const retryAfter = Number(response.headers['retry-after']) || undefined;
  return new RefusalError(refusal.code, {
    status,
    message: refusal.message,
    data: { ...refusal.data, status, retryAfter },
  });
}

/** The answer of a call, or its refusal; a fault stays an exception. */
export type Attempt<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** Waits for a call that may be refused: `const booked = await attempt(api.appointments.confirm(…))`. */
export async function attempt<Value>(call: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, refusal: error.data };
    throw error;
  }
}

/**
 * Like `attempt`, for a page with its own sentence if the API does not answer: a fault becomes a refusal with
 * `sentence`. So does `success: false` without a message.
 */
export async function attemptOr<Value>(call: Promise<Value>, sentence: string): Promise<Attempt<Value>> {
  try {
    const answer = await attempt(call);
    return answer.ok ? { ok: true, value: withWords(answer.value, sentence) } : answer;
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return { ok: false, refusal: { status: 503, code: 'fault', errorMessage: sentence } };
  }
}

function withWords<Value>(value: Value, sentence: string): Value {
  const answer = value as { success?: unknown; errorMessage?: unknown } | null | undefined;
  if (answer?.success !== false || answer.errorMessage) return value;
  return { ...value, errorMessage: sentence };
}
