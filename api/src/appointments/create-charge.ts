import Stripe from 'stripe';
import type { Deps } from '../deps';
import {
  confirmIntent,
  ensureIntent,
  paymentSentences,
  oneAtATime,
  openPayment,
  settle,
  tellCardRefusal,
  findPaymentByStripeId,
  getPayment,
} from '../payments';
import { sentences } from './sentences';
import type { SubjectName } from '../payment-model';
import { tellMoney } from './ask-payments';
import { chargedVisit, type ChargeRequest } from './charged-visit';
import { orRefused, type RefusedAnswer } from './refused-answer';

export type ChargeOutcome =
  { success: true; data: string; requiresAction: boolean; clientSecret: string | null } | RefusedAnswer;

const refused = (code: RefusedAnswer['code'], errorMessage = sentences.failedPayment): RefusedAnswer => ({
  success: false,
  errorMessage,
  code,
});

/**
 * Authorizes the price of a visit on a card. Takes nothing before the booking is confirmed, and charges no
 * card for an incomplete visit. The price is ours, whatever the page says. Simultaneous presses share one
 * charge.
 */
export async function createCharge(deps: Deps, request: ChargeRequest): Promise<ChargeOutcome> {
  const visit = await chargedVisit(deps, request);
  if ('success' in visit) return visit;
  if (request.chargeId) return resumeCharge(deps, request, visit);
  const charged = await orRefused(async () => {
    const { id, status } = await openPayment(deps, visit, 'card', request.terms);
    if (status === 'open' && !request.token) return refused('bad-input');
    return oneAtATime(deps, id, (hasWaited) =>
      authorize(deps, id, hasWaited ? { ...request, token: undefined } : request),
    );
  });
  return tellMoney(deps, visit, charged);
}

async function authorize(deps: Deps, id: string, request: ChargeRequest): Promise<ChargeOutcome> {
  try {
    const payment = await getPayment(deps.db, id);
    const { token } = request;
    if (payment.status === 'open' && token) {
      const intent = await ensureIntent(deps, payment);
      const refusal = await confirmIntent(deps, intent, {
        paymentId: id,
        card: token,
        params: cardOf(token),
      });
      if (refusal) {
        const isCard = refusal instanceof Stripe.errors.StripeCardError;
        return refused('card-declined', (isCard && tellCardRefusal(refusal)) || sentences.failedPayment);
      }
    }
    return await readCharge(deps, id, request);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return refused('unavailable', paymentSentences.notKnownYet);
  }
}

function cardOf(token: string): Stripe.PaymentIntentConfirmParams {
  const card = token.startsWith('pm_')
    ? { payment_method: token }
    : {
        payment_method_data: {
          type: 'card',
          card: { token },
        } as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
      };
  return { ...card, use_stripe_sdk: true };
}

/** Stripe's own state decides, not the page's claim. */
async function readCharge(deps: Deps, id: string, request: ChargeRequest): Promise<ChargeOutcome> {
  const { payment, intent } = await settle(deps, id);
  const { status, paymentIntentId } = payment;
  if (status === 'authorized') {
    return { success: true, data: paymentIntentId!, requiresAction: false, clientSecret: null };
  }
  if (status !== 'open') return whyOver(deps, request);
  if (intent?.status === 'requires_action') {
    return { success: true, data: intent.id, requiresAction: true, clientSecret: intent.client_secret };
  }
  const why = intent?.last_payment_error;
  return refused('card-declined', (why && tellCardRefusal(why)) ?? sentences.failedPayment);
}

/** A charge is over when its visit is booked or no longer available; otherwise the bank released it. */
async function whyOver(deps: Deps, request: ChargeRequest): Promise<RefusedAnswer> {
  const visit = await chargedVisit(deps, request);
  return 'success' in visit ? visit : refused('card-declined');
}

/** Continues after the bank's question. */
async function resumeCharge(deps: Deps, request: ChargeRequest, visit: SubjectName): Promise<ChargeOutcome> {
  const payment = await findPaymentByStripeId(deps.db, request.chargeId!);
  const isOwn = payment?.subjectKind === 'visit' && payment.subjectId === visit.id;
  if (!payment || !isOwn || !['open', 'authorized'].includes(payment.status)) return refused('refused');
  return readCharge(deps, payment.id, request);
}
