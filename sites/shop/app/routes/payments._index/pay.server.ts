import type { PaymentOption } from '@larkwell/contracts/payments/payments';
import type { Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { data, redirect } from '@remix-run/node';
import type { ChangedOrder } from '../../checkout/changed-order';
import { changedOrderOf } from '../../checkout/changed-order.server';
import { askForPaidWay } from '../../checkout/find-paid-way.server';
import { finishCheckout } from '../../checkout/finish-checkout.server';
import { askToPay, type PayPress } from '../../checkout/open-pay-press.server';
import type { PayForm } from '../../checkout/pay-form';
import { leadPressToCart } from '../../checkout/lead-to-cart.server';
import { findPaymentTruth } from '../../checkout/payment-truth.server';
import { paymentMessages } from '../../messages/checkout';
import { sayNotCharged } from '../../messages/not-charged';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { readSavedCard } from './saved-card-field';

/** What the payment page says after an attempt that did not reach the confirmation. */
export type PaymentReply = {
  error?: string;
  option?: PaymentOption;
  savedCard?: string;
  changed?: ChangedOrder;
};

/** @param press of a person whose order may have left the checkout, so no page could show the message */
export async function refusePress({ visit }: PayPress, reply: PaymentReply, status = 400) {
  if (visit.session.has('orderId')) return data(reply, { status });
  const text = reply.error ?? reply.changed?.sentence ?? paymentMessages.incomplete;
  return seeOther(paths.cart(), await notices.give({ tone: 'error', text }));
}

/** The message for a refused call. An order that is already paid goes to its confirmation. */
async function refuseCall(
  press: PayPress,
  { orderId }: PayForm,
  refusal: Refusal,
  chosen: Pick<PaymentReply, 'option' | 'savedCard'> = {},
) {
  if (refusal.code === 'already-paid') return finishCheckout(press.visit, press.request, orderId);
  const way = await leadPressToCart(press, orderId, refusal);
  if (way) return way;
  const changed = await changedOrderOf(press, orderId, refusal);
  const reply = changed ? { changed } : { error: refusal.errorMessage };
  return refusePress(press, { ...reply, ...chosen }, refusal.status);
}

/** Finishes a payment made in the browser. Stripe decides the outcome, not the browser. */
export async function settle(press: PayPress, { orderId }: PayForm) {
  const asked = await askForPaidWay(press.visit, press.request, orderId);
  return asked instanceof Response ? asked : refusePress(press, { error: sayNotCharged(asked) }, 422);
}

/** Charges the card of the person's organization. */
export async function payByCompanyCard(press: PayPress, payForm: PayForm) {
  const option = 'organization';
  const call = press.visit.api.payments.checkout({ ...payForm, preferredPaymentOption: option });
  const answer = await askToPay(press, payForm.orderId, call);
  if (!answer.ok) return refuseCall(press, payForm, answer.refusal, { option });
  const result = answer.value.data;
  if ('isError' in result) return refusePress(press, { error: result.data, option }, 422);
  return result.paymentStatus === 'succeeded'
    ? finishCheckout(press.visit, press.request, payForm.orderId)
    : seeOther(paths.paymentReturn({ orderId: payForm.orderId }));
}

/** Charges a card that the person has saved. Leads to the bank's page when the bank asks. */
export async function payBySavedCard(press: PayPress, payForm: PayForm) {
  const savedCard = readSavedCard(press.form);
  if (!savedCard) return refusePress(press, { error: paymentMessages.chooseCard }, 422);
  const call = press.visit.api.payments.checkout({ ...payForm, savedCard });
  const answer = await askToPay(press, payForm.orderId, call);
  if (!answer.ok) return refuseCall(press, payForm, answer.refusal, { savedCard });
  const result = answer.value.data;
  if ('isError' in result) return refusePress(press, { error: result.data, savedCard }, 422);
  if (result.bankPage) return redirect(result.bankPage, { status: 303 });
  return result.paymentStatus === 'succeeded'
    ? finishCheckout(press.visit, press.request, payForm.orderId)
    : seeOther(paths.paymentReturn({ orderId: payForm.orderId }));
}

/** Redirects to Stripe's hosted page. */
export async function payOnHostedPage(press: PayPress, payForm: PayForm) {
  const call = press.visit.api.payments.createCheckoutSession(payForm);
  const answer = await askToPay(press, payForm.orderId, call);
  if (!answer.ok) return refuseCall(press, payForm, answer.refusal);
  return redirect(answer.value.data.url, { status: 303 });
}

/** Mails a link to pay on another device, and opens the page that waits for it. */
export async function payElsewhere(press: PayPress, payForm: PayForm) {
  const { api, session } = press.visit;
  const answer = await askToPay(press, payForm.orderId, api.payments.createPayLink(payForm));
  if (!answer.ok) return refuseCall(press, payForm, answer.refusal);
  const { url, sentTo, expiresAt } = answer.value.data;
  const { orderId } = payForm;
  const truth = await findPaymentTruth(press.visit, orderId);
  const refusedBefore = truth.isCharged === false ? truth.refusedAttempt : null;
  session.set('orderId', orderId);
  session.set('payLink', { orderId, url, sentTo, expiresAt, refusedBefore });
  return seeOther(paths.payElsewhere(), await sessions.commit(session));
}
