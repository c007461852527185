import type { TermsChange } from '@larkwell/contracts/terms';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { renderSVG } from 'uqr';
import { requireStep } from '../../checkout/checkout-state.server';
import { finishCheckout } from '../../checkout/finish-checkout.server';
import { paymentMessages } from '../../messages/checkout';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Pay on another device' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const orderId = requireStep('billing', visit, request).orderId!;
  const link = visit.session.get('payLink');
  if (!link) throw redirect(paths.payments());
  const { data: payment } = await need(visit, request, visit.api.payments.getPaymentState({ orderId }));
  if (payment.isPaid) throw await finishCheckout(visit, request, orderId);
  const { data: order } = await need(
    visit,
    request,
    visit.api.orders.get({ userId: visit.person.id, id: orderId }),
  );
  const isOtherOrder = link.orderId !== orderId || order.replacedBy !== null;
  if (order.terms === null && !isOtherOrder) throw redirect(paths.payments());
  const isOnItsWay = payment.paymentStatus === 'processing';
  const asked = new URL(request.url).searchParams.has('paid');
  return {
    ...link,
    // A payment on its way may still be one of the link: nobody says then that nothing was charged.
    changes: !isOnItsWay && (isOtherOrder || order.changes.length > 0) ? order.changes : null,
    qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(link.url, { border: 2 }))}`,
    problem: asked ? whyUnpaid(payment, link.refusedBefore) : null,
  };
}

type PaymentState = { errorMessage: string | null; refusedAttempt: string | null };

/** What was refused before the link was made says nothing about the link. */
function whyUnpaid({ errorMessage, refusedAttempt }: PaymentState, refusedBefore: string | null = null) {
  const isNews = errorMessage !== null && refusedAttempt !== refusedBefore;
  return isNews ? `${errorMessage} ${paymentMessages.unpaid}` : paymentMessages.notPaidYet;
}

export default function PayElsewherePage() {
  const { url, sentTo, qr, problem, changes } = useLoaderData<typeof loader>();
  if (changes) return <LinkOver changes={changes} />;
  return (
    <div className="page">
      <div className="stack reading">
        {problem && (
          <Notice tone="warning" announce="alert">
            <p>{problem}</p>
          </Notice>
        )}
        <h1>Pay on another device</h1>
        <p>We emailed a link to {sentTo}. Open it on any device, or scan this code with its camera.</p>
        <img src={qr} alt="QR code of the payment link" width={240} height={240} />
        <p>
          <Link href={url}>{url}</Link>
        </p>
        <p>The link works for 35 minutes after you placed the order. This page does not change by itself.</p>
        <form method="get">
          <Button name="paid" value="1">
            I have paid
          </Button>
        </form>
        <p>
          <Link href={paths.payments()} standalone>
            Pay another way
          </Link>
        </p>
      </div>
    </div>
  );
}

function LinkOver({ changes }: { changes: TermsChange[] }) {
  return (
    <div className="page">
      <div className="stack reading">
        <h1>Pay on another device</h1>
        <ChangedTerms
          title={paymentMessages.changed}
          changes={changes}
          action={<ButtonLink href={paths.payments()}>See your order and pay</ButtonLink>}
        >
          <p>{paymentMessages.linkOver} You have not been charged.</p>
        </ChangedTerms>
      </div>
    </div>
  );
}
