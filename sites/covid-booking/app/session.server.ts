import type { BookingPress, ConfirmPress } from './booking-press';
import type { TestType } from '@larkwell/contracts/test-types';
import { createSiteForms } from '@larkwell/platform/forms/site-forms';
import { createNotices } from '@larkwell/platform/session/notice';
import { createSiteSession } from '@larkwell/platform/session/site-session';
import { env } from './env.server';

/** What the browser keeps of a booking. Answers live in the API, under the draft's id. */
interface VisitSession {
  draftId: string;
  /** ZIP code, or city and state, as it was understood. */
  searchLocation: string;
  testType: TestType;
  /** The assessment was given before any place: the landing page leads past it. */
  assessed: true;
  /** The scheduler's address before a place was taken, so that *Select New Time* leads back to it. */
  lastDate: string;
  lastLocationId: string;
  bookingId: string;
  /** Of a payment on another device. */
  payLinkUrl: string;
  payLinkSentTo: string;
  /** Booking lookup. */
  userEmail: string;
  /** Shows the API that this browser proved the mailbox of `userEmail`. */
  bookingProof: string;
  /** A code was asked for. */
  codeSent: true;
  /** What was pressed before the code was asked for. */
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
