import { UNPAID_ORDER_MINUTES } from '@larkwell/contracts/numbers/shop';
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
import { PaymentNotKnown } from '../../checkout/payment-not-known';
import { findPaymentTruth } from '../../checkout/payment-truth.server';
import type { NotCharged } from '../../messages/not-charged';
import { paymentMessages } from '../../messages/checkout';
import { sayNotCharged } from '../../messages/not-charged';
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
  const truth = await findPaymentTruth(visit, orderId);
  if (truth.isCharged) throw await finishCheckout(visit, request, orderId);
  if (truth.isCharged === null) return { again: `${paths.payElsewhere()}?paid=1` };
  const { data: order } = await need(
    visit,
    request,
    visit.api.orders.get({ userId: visit.person.id, id: orderId }),
  );
  const isOtherOrder = link.orderId !== orderId || order.replacedBy !== null;
  if (order.terms === null && !isOtherOrder) throw redirect(paths.payments());
  const asked = new URL(request.url).searchParams.has('paid');
  const isOver = isOtherOrder || order.changes.length > 0;
  return {
    ...link,
    over: isOver ? `${paymentMessages.linkOver} ${sayNotCharged(truth)}` : null,
    changes: order.changes,
    qr: `data:image/svg+xml,${encodeURIComponent(renderSVG(link.url, { border: 2 }))}`,
    problem: asked ? whyUnpaid(truth, link.refusedBefore) : null,
  };
}

/** A refusal from before the link was made says nothing about the link. */
function whyUnpaid({ words, refusedAttempt }: NotCharged, refusedBefore: string | null = null) {
  const isNews = words !== null && refusedAttempt !== refusedBefore;
  return isNews ? `${words} ${paymentMessages.unpaid}` : paymentMessages.notPaidYet;
}

const heading = 'Pay on another device';

export default function PayElsewherePage() {
  const page = useLoaderData<typeof loader>();
  if (page.again !== undefined) return <PaymentNotKnown heading={heading} again={page.again} />;
  const { url, sentTo, qr, problem, over, changes } = page;
  if (over) return <LinkOver text={over} changes={changes} />;
  return (
    <div className="page">
      <div className="stack reading">
        {problem && (
          <Notice tone="warning" announce="alert">
            <p>{problem}</p>
          </Notice>
        )}
        <h1>{heading}</h1>
        <p>We emailed a link to {sentTo}. Open it on any device, or scan this code with its camera.</p>
        <img src={qr} alt="QR code of the payment link" width={240} height={240} />
        <p>
          <Link href={url}>{url}</Link>
        </p>
        <p>
          The link works for {UNPAID_ORDER_MINUTES} minutes after you placed the order. This page does not
          update on its own.
        </p>
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

function LinkOver({ text, changes }: { text: string; changes: TermsChange[] }) {
  return (
    <div className="page">
      <div className="stack reading">
        <h1>{heading}</h1>
        <ChangedTerms
          title={paymentMessages.changed}
          changes={changes}
          action={<ButtonLink href={paths.payments()}>See your order and pay</ButtonLink>}
        >
          <p>{text}</p>
        </ChangedTerms>
      </div>
    </div>
  );
}
