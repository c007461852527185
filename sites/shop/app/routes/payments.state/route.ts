import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { findPaymentTruth } from '../../checkout/payment-truth.server';
import { openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

/** For the card form after a lost answer: whether Stripe charged the order. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const orderId = new URL(request.url).searchParams.get('orderId') ?? '';
  return json(await findPaymentTruth(visit, orderId));
}
