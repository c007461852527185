import type { CheckoutResult } from '@larkwell/contracts/payments/payments';
import Stripe from 'stripe';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import {
  chooseToSave,
  confirmIntent,
  ensureIntent,
  getPayment,
  paymentSentences,
  oneAtATime,
  openPayment,
} from '../payments';
import { settleOrder } from './order-state';

interface Method {
  paymentMethod: string | null;
  terms: string | undefined;
  savesCard?: boolean | undefined;
  /** For a saved card: the page that the bank's page returns to. */
  returnsTo?: string;
}

/**
 * Pays an order with a payment method created in the browser, or with a saved one. When the bank asks the person, the
 * answer carries the client secret, and the call is repeated afterwards without a method; or, for a saved card, the
 * answer carries the address of the bank's page.
 * @throws 503 when Stripe does not report the outcome
 */
export async function payWithMethod(
  deps: Deps,
  orderId: string,
  { paymentMethod, terms, savesCard = false, returnsTo }: Method,
): Promise<CheckoutResult> {
  const { id } = await openPayment(deps, { kind: 'order', id: orderId }, 'card', terms);
  return oneAtATime(deps, id, async (hasWaited) => {
    const intent = await ensureIntent(deps, await getPayment(deps.db, id));
    // The first press has already charged its card. Its result is the result of this one.
    const card = hasWaited ? null : paymentMethod;
    try {
      if (card) {
        await chooseToSave(deps, id, intent, savesCard);
        const way = returnsTo ? { return_url: returnsTo } : { use_stripe_sdk: true };
        const params = { payment_method: card, ...way };
        const refusal = await confirmIntent(deps, intent, { paymentId: id, card, params });
        if (refusal) return { isError: true, data: refusal.message };
      }
      const { paymentStatus, clientSecret, errorMessage, isGivenBack } = await settleOrder(deps, orderId);
      const isRefused = isGivenBack || (paymentMethod && paymentStatus === 'requires_payment_method');
      if (isRefused && errorMessage) return { isError: true, data: errorMessage };
      const bankPage = returnsTo && clientSecret ? await findBankPage(deps, intent.id) : undefined;
      return { paymentStatus, orderId, clientSecret, ...(bankPage && { bankPage }) };
    } catch (error) {
      if (!card || !(error instanceof Stripe.errors.StripeError)) throw error;
      refuse(503, paymentSentences.notKnownYet, { code: 'unavailable' });
    }
  });
}

async function findBankPage({ stripe }: Deps, intentId: string): Promise<string | undefined> {
  const { next_action: action } = await stripe.paymentIntents.retrieve(intentId);
  return action?.redirect_to_url?.url ?? undefined;
}
