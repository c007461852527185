import type { RefusalCode } from '@larkwell/contracts/refusals';
import type { TestType } from '@larkwell/contracts/test-types';
import Stripe from 'stripe';
import type { Deps } from '../deps';
import { getDraft } from '../drafts/store';
import { outsideCall } from '../payments/outside-call';
import { isStripeRefusal } from '../services/stripe';
import { findHeldPlace } from './claimed-hold';
import { readHoldToken } from './hold-token';
import {
  findPaymentByStripeId,
  findUsableCharge,
  getPayment,
  insertPayment,
  markAuthorized,
  updatePayment,
} from './payment-store';
import type { VisitPayment } from './payment-tables';
import { holdOverSentence } from './sentences';
import { giveUpPayment, settleVisitPayment } from './settle';

export interface ChargeRequest {
  /** A card token (`tok_…`) or payment method (`pm_…`). */
  token?: string | undefined;
  testType: TestType;
  draftId?: string | undefined;
  holdToken?: string | undefined;
  /** Repeats the call after the bank has been asked. */
  chargeId?: string | undefined;
}

export type ChargeOutcome =
  | { success: true; data: string; requiresAction: boolean; clientSecret: string | null }
  | { success: false; errorMessage: string; code: RefusalCode };

const failedSentence = 'Payment failed. Please try again';

const refused = (code: RefusalCode, errorMessage = failedSentence): ChargeOutcome => ({
  success: false,
  errorMessage,
  code,
});

/**
 * Authorises the price of a visit on a card; nothing is taken before the booking is confirmed. The price is ours,
 * whatever the page says. A second press while the first is authorised gives the same charge.
 */
export async function createCharge(deps: Deps, request: ChargeRequest): Promise<ChargeOutcome> {
  const draft = request.draftId ? await getDraft(deps.db, request.draftId) : null;
  const hold = await findHeldBy(deps, request);
  if (hold && hold.draftId !== (draft?.id ?? null)) return refused('hold-expired', holdOverSentence);
  if (hold && (hold.state !== 'live' || hold.isOver)) return refused('hold-expired', holdOverSentence);
  if ((draft || request.holdToken) && !hold) return refused('hold-expired', holdOverSentence);
  if (request.chargeId) return resumeCharge(deps, request.chargeId, draft?.id ?? null);
  const usable = draft ? await findUsableCharge(deps.db, draft.id) : null;
  const testType = draft?.testType ?? request.testType;
  if (usable?.testType === testType) return authorized(usable.paymentIntentId!);
  if (usable) await giveUpPayment(deps, usable);
  if (!request.token) return refused('bad-input');
  const paymentId = await insertPayment(deps.db, {
    kind: 'card',
    testType,
    draftId: draft?.id ?? null,
    holdId: hold?.id ?? null,
  });
  return authorize(deps, await getPayment(deps.db, paymentId), request.token);
}

function findHeldBy({ db, settings }: Deps, { holdToken }: ChargeRequest) {
  const holdId = holdToken ? readHoldToken(holdToken, settings.sessionSecret) : null;
  return holdId ? findHeldPlace(db, holdId) : null;
}

const authorized = (data: string): ChargeOutcome => ({
  success: true,
  data,
  requiresAction: false,
  clientSecret: null,
});

/**
 * Two calls on purpose: the intent exists, and its id is written down, before a card is put to it. Whatever is cut
 * off after that can be looked up and released.
 */
async function authorize(deps: Deps, payment: VisitPayment, token: string): Promise<ChargeOutcome> {
  try {
    const intent = await createIntent(deps, payment);
    const confirmed = await outsideCall(
      deps,
      { purpose: 'visit-authorize', subjectId: payment.id },
      (idempotencyKey) =>
        deps.stripe.paymentIntents.confirm(
          intent.id,
          { ...cardOf(token), use_stripe_sdk: true },
          { idempotencyKey },
        ),
    );
    return await readIntent(deps, payment, confirmed);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (!isStripeRefusal(error)) return refused('unavailable');
    await giveUpPayment(deps, payment);
    return refused(
      'card-declined',
      error instanceof Stripe.errors.StripeCardError ? error.message : failedSentence,
    );
  }
}

async function createIntent(deps: Deps, payment: VisitPayment): Promise<Stripe.PaymentIntent> {
  const { id: subjectId, amountCents, testType } = payment;
  const intent = await outsideCall(deps, { purpose: 'visit-intent', subjectId }, (idempotencyKey) =>
    deps.stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: 'usd',
        capture_method: 'manual',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: `COVID-19 ${testType} test visit`,
        metadata: { visitPayment: subjectId },
      },
      { idempotencyKey },
    ),
  );
  await updatePayment(deps.db, subjectId, { paymentIntentId: intent.id });
  return intent;
}

function cardOf(token: string): Stripe.PaymentIntentConfirmParams {
  return token.startsWith('pm_')
    ? { payment_method: token }
    : {
        payment_method_data: {
          type: 'card',
          card: { token },
        } as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
      };
}

async function readIntent(
  deps: Deps,
  payment: VisitPayment,
  intent: Stripe.PaymentIntent,
): Promise<ChargeOutcome> {
  if (intent.status === 'requires_capture') {
    if (await markAuthorized(deps.db, payment.id)) return authorized(intent.id);
    await settleVisitPayment(deps, { paymentId: payment.id });
    return refused('hold-expired', holdOverSentence);
  }
  if (intent.status === 'requires_action') {
    return { success: true, data: intent.id, requiresAction: true, clientSecret: intent.client_secret };
  }
  await giveUpPayment(deps, payment);
  return refused('card-declined', intent.last_payment_error?.message ?? failedSentence);
}

/** After the bank's question: Stripe's own state decides, not the page's word. */
async function resumeCharge(deps: Deps, chargeId: string, draftId: string | null): Promise<ChargeOutcome> {
  const payment = await findPaymentByStripeId(deps.db, chargeId);
  if (!payment || payment.draftId !== draftId || !['open', 'authorized'].includes(payment.status)) {
    return refused('refused');
  }
  return readIntent(deps, payment, await deps.stripe.paymentIntents.retrieve(chargeId));
}
