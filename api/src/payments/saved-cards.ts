import type { PaymentMethod } from '@larkwell/contracts/payments/payments';
import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { listSavedCards } from '../accounts';
import type { UserRow } from '../people';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { idOf, isStripeRefusal } from '../services';
import { ensureStripeCustomer } from './stripe-customer';

/** How a card was set up; one of these is enough. */
export interface CardSource {
  paymentMethod?: string | undefined;
  setupIntent?: string | undefined;
  checkoutSession?: string | undefined;
}

/**
 * Saves a card that was set up at Stripe for this person or organization. Repeating it, or adding the same card
 * again, keeps one.
 * @throws 422 when it is not set up, or belongs to someone else
 */
export async function keepSavedCard(deps: Deps, owner: UserRow, source: CardSource): Promise<PaymentMethod> {
  const customer = await ensureStripeCustomer(deps, owner);
  const method = await findMethod(deps, customer, source);
  if (!method?.card) refuse(422, 'The card could not be saved. Please try again.', { code: 'card-declined' });
  const { card, id } = method;
  await deps.inTransaction(async ({ db }) => {
    const { rowCount } = await db.execute(sql`
      insert into payment_methods (id, user_id, stripe_customer_id, brand, last4, exp_month, exp_year, country, funding,
        fingerprint)
      values (${id}, ${owner.id}, ${customer}, ${card.brand}, ${card.last4}, ${card.exp_month},
        ${card.exp_year}, ${card.country}, ${card.funding}, ${card.fingerprint ?? null})
      on conflict do nothing`);
    if (rowCount === 1) {
      await recordAudit(
        { ...deps, db },
        { actor: owner.id, action: 'card-added', subject: id, person: owner.id },
      );
    }
  });
  const cards = await listSavedCards(deps.db, owner.id);
  return cards.find(({ pId }) => pId === id) ?? cards.find(({ last4 }) => last4 === card.last4)!;
}

/** The payment method behind the source, if it belongs to the customer. Stripe decides, not the request. */
async function findMethod(
  { stripe }: Deps,
  customer: string,
  { paymentMethod, setupIntent, checkoutSession }: CardSource,
): Promise<Stripe.PaymentMethod | null> {
  try {
    let setupId = setupIntent;
    if (checkoutSession) {
      const session = await stripe.checkout.sessions.retrieve(checkoutSession);
      if (session.mode !== 'setup' || idOf(session.customer) !== customer) return null;
      setupId = idOf(session.setup_intent) ?? undefined;
    }
    if (!setupId)
      return paymentMethod ? await stripe.paymentMethods.attach(paymentMethod, { customer }) : null;
    const setup = await stripe.setupIntents.retrieve(setupId);
    const isOwn = setup.status === 'succeeded' && idOf(setup.customer) === customer;
    const id = isOwn ? idOf(setup.payment_method) : null;
    return id ? await stripe.paymentMethods.retrieve(id) : null;
  } catch (error) {
    if (isStripeRefusal(error)) return null;
    throw error;
  }
}

/**
 * Removes a card here and at Stripe.
 * @throws 404 when it is not this person's; 409 while a subscription is renewed with it
 */
export async function removeSavedCard(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.inTransaction(async ({ db }) => {
    const card = (await listSavedCards(db, userId)).find(({ pId }) => pId === id);
    if (!card) refuse(404, 'We can’t find that card.');
    if (card.renewsSubscription) refuse(409, renewsSubscription, { code: 'conflict' });
    await db.execute(sql`delete from payment_methods where id = ${id} and user_id = ${userId}`);
    await recordAudit(
      { ...deps, db },
      { actor: userId, action: 'card-removed', subject: id, person: userId },
    );
  });
  try {
    await deps.stripe.paymentMethods.detach(id);
  } catch (error) {
    // Nothing here charges it anymore, so it does no harm that Stripe still has it.
    deps.log.warn({ err: error }, 'card not detached');
  }
}

const renewsSubscription =
  'This card pays for your subscription. Choose another card for the subscription first.';
