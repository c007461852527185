import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { attempt, type Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { Notice } from '@larkwell/platform/session/notice';
import { redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { paths } from '../paths';
import { notices, sessions } from '../session.server';
import type { BookingPress, ConfirmPress } from '../booking-press';
import { getBookings, type VisitSession } from './lookup.server';

/** Mails a code for a press, keeps the press, and leads to the page that takes the code. */
export async function askForCode(
  request: Request,
  session: VisitSession,
  press: BookingPress | ConfirmPress,
): Promise<Response> {
  session.set('press', press);
  const refusal = await requestCode(request, session);
  return toCode(session, refusal && { tone: 'error', text: refusal.errorMessage });
}

/**
 * Asks for a code for this session. Its page takes one also when no more are mailed now: one that was mailed before
 * may still be good, whoever asked for it.
 * @returns why none was mailed, or null
 */
export async function requestCode(request: Request, session: VisitSession): Promise<Refusal | null> {
  const sent = await attempt(apiFor(request).appointments.requestLookupCode(codeRequest(session)));
  const refusal = sent.ok ? null : sent.refusal;
  if (!refusal || refusal.status === 429) session.set('codeSent', true);
  return refusal;
}

/** To the page that takes a code, with something to tell there. */
export async function toCode(session: VisitSession, news: Notice | null | false): Promise<Response> {
  const notice = news ? await notices.give(news) : undefined;
  return seeOther(paths.lookupCode(), await sessions.commit(session), notice);
}

/** Whose code is asked for, and for which visit that is being booked. */
function codeRequest(session: VisitSession): { userEmail: string; draftId?: string } {
  const press = session.get('press');
  const userEmail = session.get('userEmail') ?? '';
  return press?.press === 'book' ? { userEmail, draftId: press.draftId } : { userEmail };
}

export const asksForCode = ({ code }: Pick<Refusal, 'code'>) => code === 'code-required';

/**
 * As `getBookings`, for one booking of the list and somebody who may change it.
 *
 * @throws a redirect to the list when it is not there, or to the code page, which leads back here
 */
export async function getProvedBooking(
  request: Request,
  press: BookingPress,
): Promise<{ booking: Booking; now: string }> {
  const { session, lookup } = await getBookings(request);
  const booking = lookup.ok ? lookup.bookings.find(({ id }) => id === press.booking) : undefined;
  if (!lookup.ok || !booking) throw redirect(paths.myBookings());
  if (lookup.isProved) return { booking, now: lookup.now };
  throw await leadToCode(session, press);
}

/** To the code page, where a code can be asked for: opening a page mails none. */
export async function leadToCode(session: VisitSession, press: BookingPress): Promise<Response> {
  session.set('press', press);
  session.unset('codeSent');
  return seeOther(paths.lookupCode(), await sessions.commit(session));
}
