import type { UserRow } from '../people';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { ensureStripeCustomer } from '../payments';
import { idOf, isStripeRefusal } from '../services';
import { getOwnSubscription } from './store';

const purpose = 'subscription-card';

/** Starts changing the card with Stripe's field in the browser. @returns the client secret */
export async function createCardSetup(deps: Deps, user: UserRow, id: string): Promise<string> {
  const { customer, metadata } = await prepare(deps, user, id);
  const setup = await deps.stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata,
  });
  return setup.client_secret!;
}

/**
 * Starts changing the card on Stripe's hosted page, which returns to confirm it. @returns the page's address
 */
export async function createCardPage(deps: Deps, user: UserRow, id: string): Promise<string> {
  const { customer, metadata } = await prepare(deps, user, id);
  const page = `${deps.settings.shopUrl}/subscription/${encodeURIComponent(id)}/card`;
  const session = await deps.stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'usd',
    customer,
    allowed_payment_method_types: ['card'],
    success_url: `${page}?cardSession={CHECKOUT_SESSION_ID}`,
    cancel_url: page,
    metadata,
    setup_intent_data: { metadata },
  });
  return session.url!;
}

async function prepare(deps: Deps, user: UserRow, id: string) {
  const { status } = await getOwnSubscription(deps.db, user.id, id);
  if (status === 'cancelled') refuse(409, 'This subscription is canceled.', { code: 'already-cancelled' });
  return {
    customer: await ensureStripeCustomer(deps, user),
    metadata: { purpose, userId: user.id, subscriptionId: id },
  };
}

/**
 * The payment method of a card that the person set up for this subscription.
 * @throws 422 when the card was not saved; 404 when it was set up for something else
 */
export async function getSetUpCard(
  deps: Deps,
  subscriptionId: string,
  source: { setupIntent?: string | undefined; checkoutSession?: string | undefined },
): Promise<string> {
  const setup = await findSetup(deps, source);
  if (setup?.metadata?.purpose !== purpose || setup.metadata.subscriptionId !== subscriptionId)
    refuse(404, 'We can’t find that card.');
  const method = idOf(setup.payment_method);
  if (setup.status !== 'succeeded' || !method)
    refuse(422, 'The card was not saved. Try again.', { code: 'card-declined' });
  return method;
}

async function findSetup(
  { stripe }: Deps,
  {
    setupIntent,
    checkoutSession,
  }: { setupIntent?: string | undefined; checkoutSession?: string | undefined },
) {
  try {
    const session = checkoutSession ? await stripe.checkout.sessions.retrieve(checkoutSession) : null;
    const id = session ? idOf(session.setup_intent) : setupIntent;
    return id ? await stripe.setupIntents.retrieve(id) : null;
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
    return null;
  }
}
