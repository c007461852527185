import { readForm } from '@larkwell/platform/forms/read-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { json, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { requireStep } from '../../checkout/checkout-state.server';
import type { ChargeAnswer } from '../../checkout/charge-answer';
import { env } from '../../env.server';
import { paths } from '../../paths';
import { ask, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const loader = () => redirect(paths.payments());

/**
 * The card form's one question to the server: with `paymentMethod` a subscription order is begun with that card, else
 * a payment is opened for the order's total. What Stripe wants of the browser next is the answer; a refusal is too.
 */
export async function action({ request }: ActionFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const orderId = requireStep('billing', visit, request).orderId!;
  const form = await readForm(request, env.SESSION_SECRET, visit.session.get('sid'));
  const paymentMethod = form.get('paymentMethod');
  if (typeof paymentMethod === 'string') {
    const begun = await ask(visit, request, visit.api.subscriptions.create({ orderId, paymentMethod }));
    if (!begun.ok) return json<ChargeAnswer>({ error: begun.refusal.errorMessage });
    const result = begun.value.data;
    return json<ChargeAnswer>(
      'isError' in result
        ? { error: result.data }
        : { clientSecret: result.clientSecret, status: result.paymentStatus },
    );
  }
  const opened = await ask(visit, request, visit.api.payments.createPaymentIntent({ orderId }));
  // A payment that went through meanwhile is no error: settling finds it.
  if (!opened.ok && opened.refusal.code === 'already-paid')
    return json<ChargeAnswer>({ clientSecret: null, status: 'succeeded' });
  if (!opened.ok) return json<ChargeAnswer>({ error: opened.refusal.errorMessage });
  return json<ChargeAnswer>({
    clientSecret: opened.value.data.clientSecret,
    status: 'requires_payment_method',
  });
}
