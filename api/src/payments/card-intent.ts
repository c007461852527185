import type Stripe from 'stripe';
import { type Deps, subjectOf } from '../deps';
import { refuse } from '../refusals';
import { isStripeRefusal } from '../services';
import { closePayment } from './close-payment';
import { paymentMetadata } from './describe-payment';
import { outsideCall } from './outside-call';
import { settle } from './settle';
import { getPayment, keepStripeIds } from './store';
import { paymentSentences } from './sentences';
import type { PaymentRow } from '../payment-model';

/**
 * The PaymentIntent of a card payment, created if there is none. Creating it charges nothing, and it is a
 * call of its own, so anything interrupted after that can be looked up.
 * @throws the subject's refusal when it was released while the intent was being created; nobody gets the
 * intent then
 */
export async function ensureIntent(deps: Deps, payment: PaymentRow): Promise<Stripe.PaymentIntent> {
  if (payment.paymentIntentId) {
    const intent = await deps.stripe.paymentIntents.retrieve(payment.paymentIntentId);
    if (intent.status !== 'canceled') return intent;
    await settle(deps, payment.id);
    refuse(409, paymentSentences.closed, { code: 'conflict' });
  }
  const subject = subjectOf(deps, payment);
  const offer = await subject.offer(deps, payment.subjectId);
  const params: Stripe.PaymentIntentCreateParams = {
    amount: payment.amount,
    currency: 'usd',
    capture_method: subject.capture,
    allowed_payment_method_types: ['card'],
    description: offer.description,
    metadata: paymentMetadata(payment, offer),
    ...('customer' in offer.payer && { customer: offer.payer.customer }),
    ...(offer.keepsCard && { setup_future_usage: 'off_session' as const }),
  };
  const intent = await outsideCall(
    deps,
    { purpose: 'create-intent', subjectId: payment.id, params },
    (idempotencyKey, sent) => deps.stripe.paymentIntents.create(sent, { idempotencyKey }),
  );
  await keepWayToPay(deps, payment, { paymentIntentId: intent.id });
  return intent;
}

/**
 * Records what Stripe has just created for a payment. If the payment was closed meanwhile, closes that at
 * Stripe too.
 */
export async function keepWayToPay(
  deps: Deps,
  { id }: PaymentRow,
  ids: Parameters<typeof keepStripeIds>[2],
): Promise<void> {
  await keepStripeIds(deps.db, id, ids);
  const payment = await getPayment(deps.db, id);
  if (payment.status !== 'cancelled') return;
  await closePayment(deps, payment);
  const { subjectId } = payment;
  await deps.inTransaction(({ db }) => subjectOf(deps, payment).quote(deps, db, subjectId));
  refuse(409, paymentSentences.closed, { code: 'conflict' });
}

type ConfirmParams = Stripe.PaymentIntentConfirmParams;

/**
 * Confirms an intent with the card typed last, replacing a card whose bank was asked and got no answer.
 * @param card names the card, so that a repeated press repeats the call
 * @returns the bank's sentence when it refuses; null otherwise
 */
export async function confirmIntent(
  deps: Deps,
  intent: Stripe.PaymentIntent,
  { paymentId, card, params }: { paymentId: string; card: string; params: ConfirmParams },
): Promise<Stripe.errors.StripeError | null> {
  const takesCard = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!takesCard.includes(intent.status)) return null;
  if (intent.status === 'requires_action' && intent.payment_method === card) return null;
  // The same saved card may be tried again after its bank's question was answered with no.
  const isAnew = intent.status === 'requires_payment_method';
  try {
    await outsideCall(
      deps,
      { purpose: 'confirm-intent', subjectId: `${paymentId} ${card}`, params, isAnew },
      (idempotencyKey, sent) => deps.stripe.paymentIntents.confirm(intent.id, sent, { idempotencyKey }),
    );
    return null;
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
    return error;
  }
}
