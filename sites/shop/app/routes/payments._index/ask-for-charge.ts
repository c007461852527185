import type { CardOutcome } from '../../card/card-outcome';
import type { ChargeAnswer } from '../../checkout/charge-answer';
import { orderField } from '../../checkout/pay-form';
import type { PaymentTruth } from '../../checkout/payment-truth.server';
import { paymentMessages } from '../../messages/checkout';
import { sayNotCharged } from '../../messages/not-charged';
import { paths } from '../../paths';

/** Asks our server to begin the payment that `form` describes. @throws if no answer comes */
export async function askForCharge(form: HTMLFormElement, paymentMethod?: string): Promise<ChargeAnswer> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (paymentMethod) body.set('paymentMethod', paymentMethod);
  const response = await fetch(paths.paymentCharge(), {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
  });
  if (!response.ok || response.redirected) throw new Error(`the charge was answered ${response.status}`);
  return (await response.json()) as ChargeAnswer;
}

/**
 * Asks Stripe for the outcome, and claims no more than is known.
 * @param why the reason to show if Stripe gives none for not charging
 */
export async function findOutAboutCharge(
  form: HTMLFormElement,
  why: string | null = paymentMessages.notAnswered,
): Promise<CardOutcome> {
  const orderId = String(new FormData(form).get(orderField) ?? '');
  const truth = await askTruth(orderId);
  if (truth.isCharged === false) return { isDone: false, failure: sayNotCharged(truth, why) };
  if (truth.isCharged) return { isDone: true };
  const failure = `${paymentMessages.notKnown} ${paymentMessages.whenKnown}`;
  return { isDone: false, failure, lookAgain: paths.paymentReturn({ orderId }) };
}

async function askTruth(orderId: string): Promise<PaymentTruth> {
  try {
    const response = await fetch(paths.paymentState(orderId));
    if (response.ok && !response.redirected) return (await response.json()) as PaymentTruth;
  } catch {
    // Nobody could be asked, which is what the answer below says.
  }
  return { isCharged: null };
}
