import type { VisitPaymentState } from '@larkwell/contracts/appointments/appointments';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { renderSVG } from 'uqr';
import { apiFor } from '../../api.server';
import { getDraft, isHeld, newTimePath } from '../../booking/draft.server';
import { describeHold } from '../../booking/described-hold';
import { HeldTime } from '../../booking/held-time';
import { paymentMessages as words } from '../../messages/payment';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { sessions } from '../../session.server';
import { NoLink } from './no-link';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.waitingTitle);

export async function loader({ request }: LoaderFunctionArgs) {
  const { draft, session } = await getDraft(request);
  const url = session.get('payLinkUrl');
  if (!url) throw redirect(paths.payment());
  const asked = new URL(request.url).searchParams.has('paid');
  const { appointments } = apiFor(request);
  const found = await attemptOr(appointments.paymentState({ draftId: draft.draftId }), words.notKnown);
  const payment = found.ok ? found.value.data : null;
  if (payment?.bookingId) {
    session.set('bookingId', payment.bookingId);
    throw seeOther(paths.confirmation(payment.bookingId), await sessions.commit(session));
  }
  const link = await attemptOr(appointments.getPayLink({ linkId: url.split('/').at(-1)! }), words.notKnown);
  return {
    noLink: whyNoLink(payment, link.ok && !link.value.success ? link.value : null),
    hold: draft.hold && describeHold(draft.hold),
    held: isHeld(draft),
    newTimeHref: newTimePath(draft, session),
    url,
    qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`,
    sentTo: session.get('payLinkSentTo') ?? '',
    problem: asked ? answerTo(payment) : null,
  };
}

/** While it is unknown whether the link was paid, do not offer it again or say that nothing was charged. */
function whyNoLink(
  payment: VisitPaymentState | null,
  refused: { code: string; errorMessage: string } | null,
) {
  if (!payment) return { why: 'unknown', sentence: words.notKnown } as const;
  const unknown =
    payment.state === 'unknown'
      ? payment.errorMessage
      : refused?.code === 'unavailable' && refused.errorMessage;
  if (unknown) return { why: 'unknown', sentence: unknown } as const;
  if (refused?.code !== 'terms-changed') return null;
  const isSaid = payment.state === 'refused' || payment.state === 'authorized';
  return { why: 'over', sentence: (isSaid && payment.errorMessage) || words.notCharged } as const;
}

/** The reply to "I have paid" while the visit is not booked. The page itself says if the hold is over. */
function answerTo(payment: VisitPaymentState | null): string {
  return payment?.state === 'expired' ? words.notCharged : (payment?.errorMessage ?? words.notYet);
}

export default function PayElsewherePage() {
  const { noLink, hold, held, newTimeHref, url, qr, sentTo, problem } = useLoaderData<typeof loader>();
  const banner = <HeldTime hold={held ? hold : null} newTimeHref={newTimeHref} />;
  if (noLink) return <NoLink {...noLink}>{banner}</NoLink>;
  return (
    <PageMain>
      {banner}
      {problem && (
        <Notice tone="warning" announce="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <h1>{words.waitingTitle}</h1>
      <p>{words.waitingSent(sentTo)}</p>
      {hold && <p>{words.linkUntil(hold.until)}</p>}
      <p>
        {words.waitingLink}: <Link href={url}>{url}</Link>
      </p>
      <p>{words.waitingScan}</p>
      <img src={qr} alt={words.qrLabel} width={240} height={240} />
      <p>{words.waitingText}</p>
      <form method="get">
        <Button name="paid" value="1">
          {words.havePaid}
        </Button>
      </form>
      <p>
        <Link href={paths.payment()} standalone>
          {words.closeCard}
        </Link>
      </p>
    </PageMain>
  );
}
