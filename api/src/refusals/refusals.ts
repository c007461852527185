import type { RefusalCode } from '@larkwell/contracts/refusals';
import type { TermsChange } from '@larkwell/contracts/terms';
import { ORPCError } from '@orpc/server';

const codes = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
} as const;

export type RefusalStatus = keyof typeof codes;

/** Sentences by field name (dotted for nested fields). */
export type FieldErrors = Record<string, string[]>;

export interface RefusalDetail {
  /** The code that a program branches on; each status has a default one. */
  code?: RefusalCode;
  errorData?: FieldErrors;
  /** 401 only: the token was once valid and has expired. */
  isExpire?: true;
  /** 403 only: the password must be entered again. */
  reauthenticate?: true;
  /** 429 only: seconds, sent as the `Retry-After` header. */
  retryAfter?: number;
  /** The limit, budget or mailed secret that refused, for the security log; never sent. */
  rule?: string;
  /** `terms-changed` only: what is different, and the terms to continue with. */
  changes?: TermsChange[];
  terms?: string;
}

/**
 * Ends the call with a refusal that a person can read.
 * @param errorMessage the sentence for the person at the screen
 */
export function refuse(status: RefusalStatus, errorMessage: string, detail: RefusalDetail = {}): never {
  throw new ORPCError(codes[status], { status, message: errorMessage, data: { refusal: detail } });
}
