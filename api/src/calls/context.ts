import type { Logger } from 'pino';
import type { Deps } from '../deps';
import type { Visitor } from './visitor';

/** What every call gets. */
export interface ApiContext {
  deps: Deps;
  requestId: string;
  visitor: Visitor;
  /** The bearer token as sent, unchecked; see `getSession`. */
  bearerToken: string | null;
  /** Shows that a mailbox was proved, as sent and unchecked; null without the `x-booking-proof` header. */
  bookingProof: string | null;
  /** Headers to add to the answer. */
  responseHeaders: Record<string, string>;
  log: Logger;
  /** Filled when a call is found: its path with the names of its parameters instead of their values. */
  call: { route?: string };
}
