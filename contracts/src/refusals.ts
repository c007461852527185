import { ORPCError } from '@orpc/contract';
import { z } from 'zod';
import { termsChangeSchema, termsSchema } from './terms';

/**
 * Why a call was refused, as a code that a program can branch on. The sentence for the person is
 * `errorMessage`. One list for all calls, so that a site's branch on a removed code is a type error.
 */
export const REFUSAL_CODES = [
  'bad-input',
  'not-signed-in',
  'token-expired',
  'wrong-credentials',
  'not-verified',
  'inactive',
  'not-allowed',
  'reauthenticate',
  'not-found',
  'conflict',
  'out-of-stock',
  'slot-taken',
  'hold-expired',
  'already-paid',
  'already-cancelled',
  'terms-changed',
  'card-declined',
  'card-needs-authentication',
  'address-not-valid',
  'coupon-refused',
  'code-required',
  'code-wrong',
  'code-expired',
  'kit-slip',
  'kit-unknown',
  'kit-taken',
  'refused',
  'too-many-tries',
  'too-large',
  'unavailable',
  'payment-service-away',
  'fault',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The one body of every answer that is not 2xx. `errorData` maps an input field to its sentences. */
export const refusalSchema = z.object({
  errorMessage: z.string(),
  errorData: z.record(z.string(), z.array(z.string())).optional(),
  isExpire: z.literal(true).optional(),
  /** With `reauthenticate`: the password was entered too long ago for this; see `accounts.reauthenticate`. */
  reauthenticate: z.literal(true).optional(),
  code: z.enum(REFUSAL_CODES),
  /** With `terms-changed`: what differs from what the form showed. */
  changes: z.array(termsChangeSchema).optional(),
  /** With `terms-changed`: the current terms, for the form that continues with them. */
  terms: termsSchema.optional(),
});

export type Refusal = z.infer<typeof refusalSchema>;

/** The refusals that every call may answer with, by HTTP status. A 429 also has `Retry-After` (seconds). */
export const refusals = {
  BAD_REQUEST: { status: 400, message: 'Bad input', data: refusalSchema },
  UNAUTHORIZED: { status: 401, message: 'No or bad token', data: refusalSchema },
  FORBIDDEN: { status: 403, message: 'Not allowed', data: refusalSchema },
  NOT_FOUND: { status: 404, message: 'Not there', data: refusalSchema },
  CONFLICT: { status: 409, message: 'Conflict of stock, slot or state', data: refusalSchema },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Too large', data: refusalSchema },
  UNPROCESSABLE_CONTENT: { status: 422, message: 'Well-formed but refused', data: refusalSchema },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts', data: refusalSchema },
  SERVICE_UNAVAILABLE: { status: 503, message: 'An outside service is unavailable', data: refusalSchema },
} as const;

export type RefusalName = keyof typeof refusals;

const nameOfStatus = new Map(Object.entries(refusals).map(([name, { status }]) => [status as number, name]));

/**
 * The error that a client throws for a refused answer, or null when the body is not a refusal but a fault.
 */
export function refusalFromBody(body: unknown, status: number): ORPCError<string, Refusal> | null {
  const name = nameOfStatus.get(status);
  const parsed = refusalSchema.safeParse(body);
  if (!name || !parsed.success) return null;
  return new ORPCError(name, {
    status,
    message: parsed.data.errorMessage,
    data: parsed.data,
    defined: true,
  });
}
