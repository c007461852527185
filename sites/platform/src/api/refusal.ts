import { ORPCError } from '@orpc/client';
import { z } from 'zod';

/** Statuses by which the API refuses what a person asked for; any other error status is a fault. */
const refusalStatuses = new Set([400, 401, 403, 404, 409, 422, 429]);

const refusalBodySchema = z.looseObject({
  errorMessage: z.string(),
  errorData: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
  isExpire: z.boolean().optional().catch(undefined),
});

/** The API said no: a sentence for the person at the screen, and the fields it is about. */
export interface Refusal {
  status: number;
  errorMessage: string;
  /** Messages by field name of the contract. */
  errorData: Record<string, string[]>;
  /** The session's token has expired. */
  isExpire: boolean;
  /** Seconds to wait, of a 429. */
  retryAfter?: number;
  /** The whole answer, for flags of one call (such as `resetCharge`). */
  body: Record<string, unknown>;
}

/** The API did not answer, or answered what nobody should see. */
export class ApiFault extends Error {
  override name = 'ApiFault';
}

class RefusalError extends ORPCError<string, Refusal> {}

/** Turns an error answer of the API into what the client throws (the link's `customErrorResponseBodyDecoder`). */
export function decodeErrorAnswer(
  body: unknown,
  response: { status: number; headers: Record<string, string | string[] | undefined> },
): ORPCError<string, unknown> {
  const parsed = refusalBodySchema.safeParse(body);
  if (!refusalStatuses.has(response.status) || !parsed.success) {
    throw new ApiFault(`the API answered ${response.status}`);
  }
  const { errorMessage, errorData = {}, isExpire = false } = parsed.data;
  const retryAfter = Number(response.headers['retry-after']) || undefined;
  const { status } = response;
  return new RefusalError('REFUSED', {
    status,
    message: errorMessage,
    data: { status, errorMessage, errorData, isExpire, retryAfter, body: parsed.data },
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
