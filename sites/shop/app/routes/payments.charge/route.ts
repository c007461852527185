import type { Refusal } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { json, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { ChargeAnswer } from '../../checkout/charge-answer';
import { changedOrderOf } from '../../checkout/changed-order.server';
import { goToAnswer } from '../../checkout/go-to-answer.server';
import { leadPressToCart } from '../../checkout/lead-to-cart.server';
import { askToPay, openPayPress, type PayPress } from '../../checkout/open-pay-press.server';
import { readPayForm, saveCardField, type PayForm } from '../../checkout/pay-form';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const loader = () => redirect(paths.payments());

/**
 * The card form's request to the server. With `paymentMethod`, starts a subscription order with that card; otherwise
 * opens a payment for the order's total. Replies with what Stripe needs from the browser next, or with a refusal.
 */
export async function action({ request }: ActionFunctionArgs) {
  try {
    const press = await openPayPress(request);
    const payForm = readPayForm(press.form);
    return json<ChargeAnswer>(payForm ? await charge(press, payForm) : { error: paymentMessages.incomplete });
  } catch (thrown) {
    const goTo = thrown instanceof Response && thrown.headers.get('Location');
    if (!goTo) throw thrown;
    return goToAnswer(thrown, goTo);
  }
}

async function charge(press: PayPress, payForm: PayForm): Promise<ChargeAnswer> {
  const { api } = press.visit;
  const paymentMethod = press.form.get('paymentMethod');
  const savesCard = press.form.has(saveCardField);
  if (typeof paymentMethod === 'string') {
    const call = api.subscriptions.create({ ...payForm, paymentMethod, savesCard });
    const begun = await askToPay(press, payForm.orderId, call);
    if (!begun.ok) return refused(press, payForm, begun.refusal);
    const result = begun.value.data;
    return 'isError' in result
      ? { error: result.data }
      : { clientSecret: result.clientSecret, status: result.paymentStatus };
  }
  const opened = await askToPay(
    press,
    payForm.orderId,
    api.payments.createPaymentIntent({ ...payForm, savesCard }),
  );
  if (!opened.ok) return refused(press, payForm, opened.refusal);
  return { clientSecret: opened.value.data.clientSecret, status: 'requires_payment_method' };
}

async function refused(press: PayPress, { orderId }: PayForm, refusal: Refusal): Promise<ChargeAnswer> {
  // A payment that went through in the meantime is not an error: settling finds it.
  if (refusal.code === 'already-paid') return { clientSecret: null, status: 'succeeded' };
  const way = await leadPressToCart(press, orderId, refusal);
  if (way) throw way;
  const changed = await changedOrderOf(press, orderId, refusal);
  return changed ? { changed } : { error: refusal.errorMessage };
}
