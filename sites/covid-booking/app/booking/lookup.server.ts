import type { Booking } from '@larkwell/contracts/appointments/appointments';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';
import { sessions } from '../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

/** The bookings of an e-mail address, or why they are not shown. */
export type Lookup =
  | { ok: true; bookings: Booking[]; now: string; lookupToken: string }
  | { ok: false; code: RefusalCode; errorMessage: string };

/** Looks up the bookings of `userEmail`, with the mailed code or the token of an earlier lookup where one is asked. */
export async function lookUp(
  request: Request,
  input: { userEmail: string; code?: string; lookupToken?: string },
): Promise<Lookup> {
  const { appointments } = apiFor(request);
  const listed = await attemptOr(appointments.listBookings(input), errorMessages.loadFailed);
  if (!listed.ok) return { ...listed.refusal, ok: false };
  if (!listed.value.success) return { ...listed.value, ok: false };
  const { data: bookings, now, lookupToken } = listed.value;
  return { ok: true, bookings, now, lookupToken };
}

/**
 * The bookings of this session's e-mail address.
 *
 * @throws a redirect to check-booking without a stored address, or to the code page when its lookup is over
 */
export async function getBookings(request: Request) {
  const session = await sessions.get(request);
  const userEmail = session.get('userEmail');
  if (!userEmail) throw redirect(paths.checkBooking());
  const lookup = await lookUp(request, { userEmail, lookupToken: session.get('lookupToken') });
  if (!lookup.ok && lookup.code === 'code-required') throw redirect(paths.checkBooking());
  return { session, userEmail, lookup };
}

/**
 * One booking of this session's e-mail address.
 *
 * @throws a redirect to the list when it is not among them
 */
export async function getBooking(
  request: Request,
  id: string | undefined,
): Promise<{ booking: Booking; now: string; session: VisitSession; lookupToken: string }> {
  const { session, lookup } = await getBookings(request);
  const booking = lookup.ok ? lookup.bookings.find((candidate) => candidate.id === id) : undefined;
  if (!lookup.ok || !booking) throw redirect(paths.myBookings());
  return { booking, now: lookup.now, session, lookupToken: lookup.lookupToken };
}

/** Keeps a lookup for the pages that follow. @returns the `Set-Cookie` value */
export function keepLookup(session: VisitSession, userEmail: string, lookupToken: string | undefined) {
  session.set('userEmail', userEmail);
  if (lookupToken) session.set('lookupToken', lookupToken);
  else session.unset('lookupToken');
  return sessions.commit(session);
}
