import { attempt } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { apiFor } from '../../api.server';
import { paymentMessages } from '../../messages/payment';
import { paths } from '../../paths';
import { notices, sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

/**
 * Where Stripe's page comes back to, paid or not: asks the API how far the payment has come and leads on. A browser
 * without the booking is the other device, to which a page was handed that had been opened here.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  const draftId = session.get('draftId');
  if (!draftId) return seeOther(paths.payLinkDone());
  const found = await attempt(apiFor(request).appointments.paymentState({ draftId }));
  if (!found.ok) return seeOther(paths.landing());
  const { state, bookingId, errorMessage } = found.value.data;
  if (state === 'confirmed' && bookingId) {
    session.set('bookingId', bookingId);
    return seeOther(paths.confirmation(bookingId), await sessions.commit(session));
  }
  // The page of an expired hold says by itself that the time is over.
  const text =
    state === 'expired' ? paymentMessages.notCharged : (errorMessage ?? paymentMessages.cancelledReturn);
  return seeOther(paths.payment(), await notices.give({ tone: 'warning', text }));
}
