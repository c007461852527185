import type { PaymentOption } from '@larkwell/contracts/payments/payments';
import { data, redirect } from '@remix-run/node';
import { finishCheckout } from '../../checkout/checkout-state.server';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import { sessions } from '../../session/session.server';
import { ask, type SignedInVisit } from '../../session/visit.server';

/** What the payment page says after an attempt that did not end at the confirmation. */
export type PaymentReply = { error: string; option?: PaymentOption };

const refuse = (reply: PaymentReply, status = 400) => data(reply, { status });

/** Ends a payment made in the browser: what Stripe says decides, not the browser. */
export async function settle(visit: SignedInVisit, request: Request, orderId: string) {
  const answer = await ask(visit, request, visit.api.payments.getPaymentState({ orderId }));
  if (!answer.ok) return refuse({ error: answer.refusal.errorMessage }, answer.refusal.status);
  if (answer.value.data.isPaid) return finishCheckout(visit, orderId);
  return refuse({ error: answer.value.data.errorMessage ?? paymentMessages.notPaidYet }, 422);
}

/** Charges the card of the person's organisation. */
export async function payByCompanyCard(visit: SignedInVisit, request: Request, orderId: string) {
  const call = visit.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });
  const answer = await ask(visit, request, call);
  if (!answer.ok)
    return refuse({ error: answer.refusal.errorMessage, option: 'organization' }, answer.refusal.status);
  const result = answer.value.data;
  if ('isError' in result) return refuse({ error: result.data, option: 'organization' }, 422);
  if (result.paymentStatus === 'succeeded') return finishCheckout(visit, orderId);
  return refuse({ error: paymentMessages.notPaidYet, option: 'organization' }, 422);
}

/** On to the payment provider's own page. */
export async function payOnHostedPage(visit: SignedInVisit, request: Request, orderId: string) {
  const answer = await ask(visit, request, visit.api.payments.createCheckoutSession({ orderId }));
  if (!answer.ok) return refuse({ error: answer.refusal.errorMessage }, answer.refusal.status);
  return redirect(answer.value.data.url, { status: 303 });
}

/** Mails a link to pay with elsewhere, and waits for it. */
export async function payElsewhere(visit: SignedInVisit, request: Request, orderId: string) {
  const answer = await ask(visit, request, visit.api.payments.createPayLink({ orderId }));
  if (!answer.ok) return refuse({ error: answer.refusal.errorMessage }, answer.refusal.status);
  const { url, sentTo, expiresAt } = answer.value.data;
  visit.session.set('payLink', { url, sentTo, expiresAt });
  return seeOther(paths.payElsewhere(), await sessions.commit(visit.session));
}
