import type Stripe from 'stripe';
import { findUser, type UserRow } from '../people';
import type { Deps } from '../deps';
import { idOf } from '../services';
import { keepSavedCard } from './saved-cards';
import type { StripeEventRule } from './events';
import { ensureStripeCustomer } from './stripe-customer';

const purpose = 'saved-card';

/** Starts adding a card with Stripe's field in the browser. @returns the client secret */
export async function createCardSetup(deps: Deps, owner: UserRow): Promise<string> {
  const customer = await ensureStripeCustomer(deps, owner);
  const setup = await deps.stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { purpose, userId: owner.id },
  });
  return setup.client_secret!;
}

/** Starts adding a card on Stripe's hosted page, which returns to the profile. @returns the page's address */
export async function createCardSetupSession(deps: Deps, owner: UserRow): Promise<string> {
  const customer = await ensureStripeCustomer(deps, owner);
  const profile = `${deps.settings.shopUrl}/profile`;
  const session = await deps.stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer,
    allowed_payment_method_types: ['card'],
    success_url: `${profile}?cardSession={CHECKOUT_SESSION_ID}`,
    cancel_url: profile,
    metadata: { purpose, userId: owner.id },
  });
  return session.url!;
}

/** Saves a card that was added on the hosted page, even if the browser never returned. */
async function handleSetup(deps: Deps, event: Stripe.Event): Promise<boolean> {
  const { id, metadata } = event.data.object as Stripe.Checkout.Session;
  if (metadata?.purpose !== purpose) return false;
  const session = await deps.stripe.checkout.sessions.retrieve(id);
  const owner = await findUser(deps.db, session.metadata?.userId ?? '');
  if (owner?.isActive && idOf(session.customer)) {
    await keepSavedCard(deps, owner, { checkoutSession: session.id });
  }
  return true;
}

export const cardEvents: StripeEventRule[] = [
  {
    types: ['checkout.session.completed'],
    why: 'A card was added on Stripe’s page.',
    handle: handleSetup,
  },
];
