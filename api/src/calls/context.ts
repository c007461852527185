import type { Logger } from 'pino';
import type { Deps } from '../deps';
import type { Visitor } from './visitor';

/** What every call receives. */
export interface ApiContext {
  deps: Deps;
  requestId: string;
  visitor: Visitor;
  /** The bearer token as sent, unchecked; see `getSession`. */
  bearerToken: string | null;
  /** The `x-booking-proof` header that shows a mailbox was proved, as sent and unchecked; null without it. */
  bookingProof: string | null;
  /** Headers to add to the response. */
  responseHeaders: Record<string, string>;
  log: Logger;
  /** Set when a call is matched: its path with parameter names instead of values. */
  call: { route?: string };
}
