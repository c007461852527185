import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { finishCheckout } from '../../checkout/finish-checkout.server';
import { PaymentNotKnown } from '../../checkout/payment-not-known';
import { findPaymentTruth } from '../../checkout/payment-truth.server';
import { sayNotCharged, sayNothingHappened } from '../../messages/not-charged';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { openVisit, type SignedInVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Your payment' });

/**
 * Where Stripe's hosted page returns to, and where a shopper goes who does not know whether they were charged. A person
 * who paid on another device has nothing to do here.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  if (!visit.person) throw redirect(paths.payDone());
  const { searchParams } = new URL(request.url);
  const orderId = searchParams.get('orderId') ?? visit.session.get('orderId');
  if (!orderId) throw redirect(paths.cart());
  const truth = await findPaymentTruth(visit as SignedInVisit, orderId);
  if (truth.isCharged) return finishCheckout(visit as SignedInVisit, request, orderId);
  if (truth.isCharged === null) return { again: paths.paymentReturn({ orderId }) };
  visit.session.set('orderId', orderId);
  const isLost = searchParams.has('lost');
  const text = isLost ? sayNothingHappened(truth) : sayNotCharged(truth);
  const notice = await notices.give({ tone: isLost || truth.words ? 'error' : 'info', text });
  return seeOther(paths.payments(), notice, await sessions.commit(visit.session));
}

export default function PaymentNotKnownPage() {
  const { again } = useLoaderData<{ again: string }>();
  return <PaymentNotKnown heading="Your payment" again={again} />;
}
