import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { finishCheckout } from '../../checkout/checkout-state.server';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { need, openVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

/** Where the payment provider's page leads back to. Whoever paid on another device has nothing to do here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  if (!visit.person) throw redirect(paths.payDone());
  const orderId = new URL(request.url).searchParams.get('orderId') ?? visit.session.get('orderId');
  if (!orderId) throw redirect(paths.cart());
  const { data: payment } = await need(visit, request, visit.api.payments.getPaymentState({ orderId }));
  if (payment.isPaid) return finishCheckout(visit, orderId);
  visit.session.set('orderId', orderId);
  const notice = await notices.give({
    tone: 'error',
    text: payment.errorMessage ?? paymentMessages.notPaidYet,
  });
  return seeOther(paths.payments(), notice, await sessions.commit(visit.session));
}
