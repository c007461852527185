import { currentLanguage } from '@larkwell/contracts/language/language';
import { readClock } from '../db';
import { type Deps, subjectOf, type PaymentOffer } from '../deps';
import { keepWayToPay } from './card-intent';
import { paymentMetadata } from './describe-payment';
import { oneAtATime } from './one-at-a-time';
import { openPayment } from './open-payment';
import { outsideCall } from './outside-call';
import { settle } from './settle';
import { getPayment } from './store';
import type { PaymentRow, SubjectName } from '../payment-model';

/** Just above Stripe's minimum. What the page pays for ends earlier, and a call closes the page then. */
const pageSeconds = 31 * 60;

type Ways = Partial<Pick<PaymentOffer, 'returnsTo' | 'cancelsTo'>>;

/**
 * Stripe's page for a subject: the open one, or a new one.
 * @param given the terms the person saw
 * @returns the page's address; once it is paid, the address it leads to
 */
export async function ensurePage(
  deps: Deps,
  subject: SubjectName,
  given: string | undefined,
  ways: Ways = {},
): Promise<string> {
  const payment = await openPayment(deps, subject, 'page', given);
  return oneAtATime(deps, payment.id, async () => {
    const current = await getPayment(deps.db, payment.id);
    const offer = { ...(await subjectOf(deps, current).offer(deps, subject.id)), ...ways };
    if (!current.checkoutSessionId) return createPage(deps, current, offer);
    const session = await deps.stripe.checkout.sessions.retrieve(current.checkoutSessionId);
    if (session.status === 'open' && session.url) return session.url;
    await settle(deps, current.id);
    return offer.returnsTo;
  });
}

async function createPage(deps: Deps, payment: PaymentRow, offer: PaymentOffer): Promise<string> {
  const metadata = paymentMetadata(payment, offer);
  const now = await readClock(deps.db);
  const { capture } = subjectOf(deps, payment);
  const params = {
    mode: 'payment' as const,
    ...('customer' in offer.payer
      ? { customer: offer.payer.customer }
      : { customer_email: offer.payer.email }),
    client_reference_id: payment.subjectId,
    allowed_payment_method_types: ['card' as const],
    expires_at: Math.ceil(now.getTime() / 1000) + pageSeconds,
    line_items: offer.lines.map(asLineItem),
    success_url: offer.returnsTo,
    cancel_url: offer.cancelsTo,
    ...(currentLanguage() === 'es' && { locale: 'es-419' as const }),
    metadata,
    payment_intent_data: {
      metadata,
      description: offer.description,
      ...(capture === 'manual' && { capture_method: capture }),
      ...(offer.keepsCard && { setup_future_usage: 'off_session' as const }),
    },
  };
  const session = await outsideCall(
    deps,
    { purpose: 'create-session', subjectId: payment.id, params },
    (idempotencyKey, sent) => deps.stripe.checkout.sessions.create(sent, { idempotencyKey }),
  );
  const url = session.url!;
  await keepWayToPay(deps, payment, { checkoutSessionId: session.id, checkoutUrl: url });
  return url;
}

/** One item per line, since a discounted line may not divide evenly by its quantity. */
function asLineItem({ name, amount }: PaymentOffer['lines'][number]) {
  return { quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name } } };
}
