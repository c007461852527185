import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { paymentMessages as words } from '../../messages/payment';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { notices, sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.returnTitle);

/**
 * Where Stripe's page returns, paid or not: asks the API for the payment's state and redirects. While the state is
 * unknown, this page says so. A browser without the booking is another device that was given the payment page.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  const draftId = session.get('draftId');
  if (!draftId) throw seeOther(paths.payLinkDone());
  const found = await attemptOr(apiFor(request).appointments.paymentState({ draftId }), words.notKnown);
  if (!found.ok && found.refusal.code !== 'fault') throw seeOther(paths.landing());
  if (!found.ok) return { sentence: found.refusal.errorMessage };
  const { state, bookingId, errorMessage } = found.value.data;
  if (state === 'unknown') return { sentence: errorMessage ?? words.notKnown };
  if (state === 'confirmed' && bookingId) {
    session.set('bookingId', bookingId);
    throw seeOther(paths.confirmation(bookingId), await sessions.commit(session));
  }
  // The payment page itself says that the bank approved and that the hold is over.
  if (state === 'authorized') throw seeOther(paths.payment());
  const text = state === 'expired' ? words.notCharged : (errorMessage ?? words.canceledReturn);
  throw seeOther(paths.payment(), await notices.give({ tone: 'warning', text }));
}

export default function PaymentReturnPage() {
  const { sentence } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <h1>{words.returnTitle}</h1>
      <Notice tone="warning" title={words.outcome.unknown} announce="alert">
        <p>{sentence}</p>
      </Notice>
      <p>
        <ButtonLink href={paths.paymentReturn()}>{words.lookAgain}</ButtonLink>
      </p>
    </PageMain>
  );
}
