import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { asksForCode, leadToCode } from '../../booking/ask-for-code.server';
import { bookingsApi } from '../../booking/lookup.server';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import { notices, sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

/** Redirects to the report with a link that expires in minutes. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  if (!session.has('userEmail')) return redirect(paths.checkBooking());
  const booking = params.booking ?? '';
  const found = await attemptOr(
    bookingsApi(request, session).getReport({ bookingId: booking }),
    errorMessages.loadFailed,
  );
  if (found.ok) return redirect(found.value.data.url);
  if (asksForCode(found.refusal)) return leadToCode(session, { press: 'report', booking });
  const text = found.refusal.errorMessage;
  return seeOther(paths.myBookings(), await notices.give({ tone: 'error', text }));
}
