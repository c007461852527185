import type { BookingPress, ConfirmPress } from './booking-press';
import type { TestType } from '@larkwell/contracts/test-types';
import { createSiteForms } from '@larkwell/platform/forms/site-forms';
import { createNotices } from '@larkwell/platform/session/notice';
import { createSiteSession } from '@larkwell/platform/session/site-session';
import { env } from './env.server';

/** What the browser keeps about a booking. The answers are in the API, under the draft's id. */
interface VisitSession {
  draftId: string;
  /** ZIP code, or city and state, as resolved. */
  searchLocation: string;
  testType: TestType;
  /** The assessment was answered before a place was chosen: the landing page skips it. */
  assessed: true;
  /** The scheduler's address before a place was held, so that *Select New Time* returns to it. */
  lastDate: string;
  lastLocationId: string;
  bookingId: string;
  /** How many people book together, if more than one. */
  people: number;
  /** Of a payment on another device. */
  payLinkUrl: string;
  payLinkSentTo: string;
  /** Booking lookup. */
  userEmail: string;
  /** Proves to the API that this browser has access to the mailbox of `userEmail`. */
  bookingProof: string;
  /** A code was requested: one was sent now, or one sent before may still be good. */
  codeSent: 'now' | 'before';
  /** Why no code was mailed at the last request. */
  codeRefusal: string;
  /** When a code can be requested again, in milliseconds since 1970. */
  codeAgainAt: number;
  /** What was pressed before the code was required. */
  press: BookingPress | ConfirmPress;
}

const cookie = { prefix: 'visit', secrets: env.SESSION_SECRETS, publicUrl: env.BOOKING_URL };

export const sessions = createSiteSession<VisitSession>({ ...cookie, maxAge: 24 * 60 * 60 });
export const notices = createNotices(cookie);
export const forms = createSiteForms(cookie);

/** The start of every action: the session that posts, and the form. @throws a refused form (`createSiteForms`) */
export async function openPost(request: Request) {
  const session = await sessions.get(request);
  return { session, form: await forms.read(request, undefined) };
}
