import type Stripe from 'stripe';
import type { Deps } from '../deps';
import { outsideCall } from '../payments';
import { idOf } from '../services';
import { refusalKindOf } from './refusal-kind';
import { mailRenewalFailed } from './renewal-mails';
import { saveRepair } from './repairs';
import { lockSubscription, type SubscriptionRow } from './store';

/**
 * Tells a person whose renewal was refused what will really happen. Stripe retries a refusal that may pass,
 * on the day it names. After any other refusal we switch retries off, so that no mail promises an attempt
 * that never comes.
 */
export async function followRefusal(
  deps: Deps,
  subscription: SubscriptionRow,
  invoice: Stripe.Invoice,
): Promise<void> {
  if (invoice.status !== 'open' || invoice.attempt_count === 0) return;
  const intentId = idOf(invoice.payments?.data[0]?.payment.payment_intent);
  const intent = intentId ? await deps.stripe.paymentIntents.retrieve(intentId) : null;
  const kind = refusalKindOf(intent);
  if (kind !== 'soft' && invoice.auto_advance) await stopRetries(deps, invoice.id!);
  const retryAt = kind === 'soft' ? invoice.next_payment_attempt : null;
  // After its last attempt Stripe ends the subscription itself, and the person hears of that instead.
  const isLast = kind === 'soft' && invoice.auto_advance && retryAt === null;
  await deps.inTransaction(async (tx) => {
    const { status } = await lockSubscription(tx.db, subscription.id);
    if (status !== 'overdue') return;
    const isNews = await saveRepair(tx.db, {
      invoiceId: invoice.id!,
      subscriptionId: subscription.id,
      reason: kind === 'bank' ? 'bank' : 'refused',
      amount: invoice.amount_due,
      attempts: invoice.attempt_count,
      retryAt,
    });
    if (isNews && !isLast) await mailRenewalFailed(deps, tx, await lockSubscription(tx.db, subscription.id));
  });
}

function stopRetries(deps: Deps, invoiceId: string): Promise<Stripe.Invoice> {
  return outsideCall(deps, { purpose: 'stop-retries', subjectId: invoiceId }, (idempotencyKey) =>
    deps.stripe.invoices.update(invoiceId, { auto_advance: false }, { idempotencyKey }),
  );
}
