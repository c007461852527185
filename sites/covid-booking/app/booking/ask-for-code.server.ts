import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { attempt, type Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { Notice } from '@larkwell/platform/session/notice';
import { redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { paths } from '../paths';
import { notices, sessions } from '../session.server';
import type { BookingPress, ConfirmPress } from '../booking-press';
import { codeMarks, getBookings, type VisitSession } from './lookup.server';

/** Mails a code for a press, remembers the press, and redirects to the code page. */
export async function askForCode(
  request: Request,
  session: VisitSession,
  press: BookingPress | ConfirmPress,
): Promise<Response> {
  session.set('press', press);
  await requestCode(request, session);
  return toCode(session);
}

/**
 * Requests a code for this session. The code page opens even if no more codes are mailed now: one mailed earlier may
 * still be valid, no matter who requested it.
 * @returns why none was mailed, or null
 */
export async function requestCode(request: Request, session: VisitSession): Promise<Refusal | null> {
  const sent = await attempt(apiFor(request).appointments.requestLookupCode(codeRequest(session)));
  const refusal = sent.ok ? null : sent.refusal;
  if (refusal) session.set('codeRefusal', refusal.errorMessage);
  else session.unset('codeRefusal');
  if (refusal?.retryAfter) session.set('codeAgainAt', Date.now() + refusal.retryAfter * 1000);
  else session.unset('codeAgainAt');
  if (!refusal) session.set('codeSent', 'now');
  else if (refusal.status === 429) session.set('codeSent', 'before');
  return refusal;
}

/** Redirects to the code page, which says why no code was mailed, with other news if there is any. */
export async function toCode(session: VisitSession, news?: Notice | false): Promise<Response> {
  const notice = news ? await notices.give(news) : undefined;
  return seeOther(paths.lookupCode(), await sessions.commit(session), notice);
}

/** The address that needs a code, and the visit being booked. */
function codeRequest(session: VisitSession): { userEmail: string; draftId?: string } {
  const press = session.get('press');
  const userEmail = session.get('userEmail') ?? '';
  return press?.press === 'book' ? { userEmail, draftId: press.draftId } : { userEmail };
}

export const asksForCode = ({ code }: Pick<Refusal, 'code'>) => code === 'code-required';

/**
 * Like `getBookings`, for one booking and a person who may change it.
 *
 * @throws a redirect to the list if it is not there; to the lookup or the code page, which lead back here
 */
export async function getProvedBooking(
  request: Request,
  press: BookingPress,
): Promise<{ booking: Booking; now: string }> {
  if (!(await sessions.get(request)).has('userEmail')) throw redirect(paths.checkBooking(press));
  const { session, lookup } = await getBookings(request);
  const booking = lookup.ok ? lookup.bookings.find(({ id }) => id === press.booking) : undefined;
  if (!lookup.ok || !booking) throw redirect(paths.myBookings());
  if (lookup.isProved) return { booking, now: lookup.now };
  throw await leadToCode(session, press);
}

/** Redirects to the code page, where a code can be requested: opening a page mails none. */
export async function leadToCode(session: VisitSession, press: BookingPress): Promise<Response> {
  session.set('press', press);
  for (const name of codeMarks) session.unset(name);
  return seeOther(paths.lookupCode(), await sessions.commit(session));
}
