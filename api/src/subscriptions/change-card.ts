import type { CardChange } from '@larkwell/contracts/subscriptions/subscriptions';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { findLatestPayment, oneAtATime } from '../payments';
import { refuse } from '../refusals';
import { getSetUpCard } from './card-setup';
import { insertChange } from './change-store';
import { settleInvoice } from './settle-invoice';
import { findSubscription, lockOwnSubscription } from './store';
import { refuseChangedSubscription } from './subscription-terms';
import { noticeOf, payingWords } from './subscription-view';
import { tellChanges } from './tell-changes';

export interface CardRequest {
  userId: string;
  subscriptionId: string;
  terms: string | undefined;
  setupIntent?: string | undefined;
  checkoutSession?: string | undefined;
}

/**
 * Makes a card the one that renewals are charged to, and pays the amount due with it: exactly what the form
 * showed.
 * @throws 404 for another's subscription or card; 409 terms-changed; 422 when the card was not saved
 */
export async function changeCard(
  deps: Deps,
  request: CardRequest,
): Promise<{ message: string; data: CardChange }> {
  const { userId, subscriptionId, terms } = request;
  const paymentMethod = await getSetUpCard(deps, subscriptionId, request);
  const { due, invoiceId } = await deps.inTransaction(async ({ db }) => {
    const row = await lockOwnSubscription(db, userId, subscriptionId);
    if (row.status === 'cancelled')
      refuse(409, 'This subscription is canceled.', { code: 'already-cancelled' });
    refuseChangedSubscription(terms, row, {
      press: 'card',
      keyring: deps.settings.keyring,
      errorMessage: 'This subscription has changed, so the card was not changed.',
    });
    await db.execute(sql`
      update subscriptions set payment_method_id = ${paymentMethod} where id = ${row.id}`);
    await insertChange(db, row.id, 'card');
    const amount = row.repair?.amount ?? 0;
    await recordAudit(
      { ...deps, db },
      {
        actor: userId,
        action: 'subscription-card',
        subject: row.id,
        person: userId,
        detail: { due: amount },
      },
    );
    return { due: amount, invoiceId: row.repair?.invoiceId ?? null };
  });
  try {
    await tellInTurn(deps, subscriptionId, invoiceId);
  } catch (error) {
    deps.log.warn({ err: error, subscription: subscriptionId }, 'Stripe not told of a card yet');
    if (!(await isPaidByNow(deps, subscriptionId, invoiceId))) return waiting(due);
  }
  return outcome(deps, subscriptionId, due);
}

/**
 * A card chosen in another window may be paying the same renewal. This call waits, then returns the same
 * result.
 */
async function tellInTurn(deps: Deps, subscriptionId: string, invoiceId: string | null): Promise<void> {
  const tell = () => tellChanges(deps, subscriptionId);
  const due = invoiceId && (await findLatestPayment(deps.db, { kind: 'renewal', id: invoiceId }, 'invoice'));
  await (due ? oneAtATime(deps, due.id, tell) : tell());
}

/** Asks Stripe, whose answer about the payment may have been lost. */
async function isPaidByNow(deps: Deps, subscriptionId: string, invoiceId: string | null): Promise<boolean> {
  if (!invoiceId) return false;
  try {
    await settleInvoice(deps, invoiceId);
  } catch (error) {
    deps.log.warn({ err: error, subscription: subscriptionId }, 'unknown whether a renewal is paid');
    return false;
  }
  return !(await findSubscription(deps.db, subscriptionId))?.repair;
}

const saved = 'The next renewals are charged to your new card.';

function waiting(due: number): { message: string; data: CardChange } {
  const message = due === 0 ? saved : `${saved} ${payingWords(due)}`;
  return { message, data: { payment: due === 0 ? 'none' : 'waiting', url: null } };
}

/** The result for the amount due, according to the subscription. */
async function outcome(deps: Deps, id: string, due: number): Promise<{ message: string; data: CardChange }> {
  const row = (await findSubscription(deps.db, id))!;
  const amount = formatUsd(due);
  if (due === 0) return { message: saved, data: { payment: 'none', url: null } };
  if (!row.repair) return { message: `${amount} is paid. ${saved}`, data: { payment: 'paid', url: null } };
  const notice = noticeOf(row)!;
  if (row.repair.reason === 'refused') return { message: notice, data: { payment: 'refused', url: null } };
  const invoice = await deps.stripe.invoices.retrieve(row.repair.invoiceId);
  return { message: notice, data: { payment: 'bank', url: invoice.hosted_invoice_url ?? null } };
}
