import type Stripe from 'stripe';
import { findUser, type UserRow } from '../people';
import type { Deps } from '../deps';
import { idOf } from '../services';
import { keepCompanyCard } from './company-cards';
import type { StripeEventRule } from './events';
import { ensureStripeCustomer } from './stripe-customer';

const purpose = 'company-card';

/** Starts adding a card with Stripe's field in the browser. @returns the client secret */
export async function createCardSetup(deps: Deps, organization: UserRow): Promise<string> {
  const customer = await ensureStripeCustomer(deps, organization);
  const setup = await deps.stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { purpose, userId: organization.id },
  });
  return setup.client_secret!;
}

/** Starts adding a card on Stripe's hosted page, which returns to the profile. @returns the page's address */
export async function createCardSetupSession(deps: Deps, organization: UserRow): Promise<string> {
  const customer = await ensureStripeCustomer(deps, organization);
  const profile = `${deps.settings.shopUrl}/profile`;
  const session = await deps.stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer,
    allowed_payment_method_types: ['card'],
    success_url: `${profile}?cardSession={CHECKOUT_SESSION_ID}`,
    cancel_url: profile,
    metadata: { purpose, userId: organization.id },
  });
  return session.url!;
}

/** Saves a card that was added on the hosted page, even if the browser never returned. */
async function handleSetup(deps: Deps, event: Stripe.Event): Promise<boolean> {
  const { id, metadata } = event.data.object as Stripe.Checkout.Session;
  if (metadata?.purpose !== purpose) return false;
  const session = await deps.stripe.checkout.sessions.retrieve(id);
  const organization = await findUser(deps.db, session.metadata?.userId ?? '');
  if (organization?.isOrganisationUser && idOf(session.customer)) {
    await keepCompanyCard(deps, organization, { checkoutSession: session.id });
  }
  return true;
}

export const cardEvents: StripeEventRule[] = [
  {
    types: ['checkout.session.completed'],
    why: 'An organization added its card on Stripe’s page.',
    handle: handleSetup,
  },
];
