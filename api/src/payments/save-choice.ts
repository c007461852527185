import type Stripe from 'stripe';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import type { PaidCard, PaymentRow } from '../payment-model';

const unpaid = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Records whether the card of the next attempt is saved once it has paid, and has Stripe keep it for then. The last
 * choice counts. A subscription's card is kept at Stripe in any case.
 */
export async function chooseToSave(
  { db, stripe }: Deps,
  paymentId: string,
  intent: Stripe.PaymentIntent,
  savesCard: boolean,
): Promise<void> {
  await db.execute(sql`
    update payments set saves_card = ${savesCard} where id = ${paymentId} and saves_card <> ${savesCard}`);
  const usage = savesCard ? 'on_session' : '';
  const known = intent.setup_future_usage ?? '';
  if (known === 'off_session' || known === usage || !unpaid.includes(intent.status)) return;
  await stripe.paymentIntents.update(intent.id, { setup_future_usage: usage });
}

/** Saves the card that paid, if the person asked for that. A card that is saved already stays as it is. */
export async function keepPaidCard(
  deps: Deps,
  { db }: Transaction,
  { userId, payment, card }: { userId: string; payment: PaymentRow; card: PaidCard },
): Promise<void> {
  const { details, paymentMethodId, brand, last4 } = card;
  if (!payment.savesCard || !details || !paymentMethodId) return;
  const { rowCount } = await db.execute(sql`
    insert into payment_methods (id, user_id, stripe_customer_id, brand, last4, exp_month, exp_year, country, funding,
      fingerprint)
    select ${paymentMethodId}, id, stripe_customer_id, ${brand}, ${last4}, ${details.expMonth}, ${details.expYear},
      ${details.country}, ${details.funding}, ${details.fingerprint}
    from users where id = ${userId} and stripe_customer_id is not null
    on conflict do nothing`);
  if (rowCount !== 1) return;
  const entry = { actor: userId, action: 'card-added', subject: paymentMethodId, person: userId };
  await recordAudit({ ...deps, db }, entry);
}
