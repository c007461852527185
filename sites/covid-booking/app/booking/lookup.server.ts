import type { Booking } from '@larkwell/contracts/appointments/appointments';
import type { BookedHousehold } from '@larkwell/contracts/appointments/households';
import type { BookingOpening } from '@larkwell/contracts/appointments/openings';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { redirect } from '@remix-run/node';
import { apiFor } from '../api.server';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';
import { sessions } from '../session.server';

export type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

/** What a session remembers of its last request for a code. */
export const codeMarks = ['codeSent', 'codeRefusal', 'codeAgainAt'] as const;

/** The bookings of an email address, or why they are not shown. */
type Lookup =
  | {
      ok: true;
      bookings: Booking[];
      households: BookedHousehold[];
      now: string;
      isProved: boolean;
      openings: BookingOpening[];
      isBeingPaid: boolean;
      proof?: string;
    }
  | { ok: false; code: RefusalCode; errorMessage: string };

/** The client for calls that ask for this browser's proof of a mailbox. */
export function provedApi(request: Request, session: VisitSession) {
  const proof = session.get('bookingProof') ?? 'none';
  return apiFor(request, undefined, { 'x-booking-proof': proof });
}

/** Its calls about bookings. */
export const bookingsApi = (request: Request, session: VisitSession) =>
  provedApi(request, session).appointments;

/** Looks up the bookings of an email address, with the mailed code if one was entered. */
export async function lookUp(
  request: Request,
  session: VisitSession,
  input: { userEmail: string; code?: string },
): Promise<Lookup> {
  const call = bookingsApi(request, session).listBookings({ ...input, draftId: session.get('draftId') });
  const listed = await attemptOr(call, errorMessages.loadFailed);
  if (!listed.ok) return { ...listed.refusal, ok: false };
  if (!listed.value.success) return { ...listed.value, ok: false };
  const { data: bookings, ...rest } = listed.value;
  return { ...rest, ok: true, bookings };
}

/**
 * The bookings of this session's email address.
 *
 * @throws a redirect to check-booking without a stored address, or if the list needs a new proof
 */
export async function getBookings(request: Request) {
  const session = await sessions.get(request);
  const userEmail = session.get('userEmail');
  if (!userEmail) throw redirect(paths.checkBooking());
  const lookup = await lookUp(request, session, { userEmail });
  if (!lookup.ok && lookup.code === 'code-required') throw redirect(paths.checkBooking());
  return { session, userEmail, lookup };
}

/** Remembers whose bookings the next pages show. The proof for another address is dropped. */
export function keepAddress(session: VisitSession, userEmail: string): void {
  session.unset('press');
  if (session.get('userEmail') !== userEmail) {
    for (const name of ['bookingProof', ...codeMarks] as const) session.unset(name);
  }
  session.set('userEmail', userEmail);
}
