import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { keepStripeCustomer, type UserRow } from '../people';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import type { StripeEventRule } from './events';
import { outsideCall } from './outside-call';

const purpose = 'create-customer';

/** The person's customer at Stripe, created at the first payment. @returns its id */
export async function ensureStripeCustomer(deps: Deps, user: UserRow): Promise<string> {
  if (user.stripeCustomerId) return user.stripeCustomerId;
  const customer = await outsideCall(deps, { purpose, subjectId: user.id }, (idempotencyKey) =>
    deps.stripe.customers.create(
      { email: user.email, name: user.fullName, metadata: { userId: user.id } },
      { idempotencyKey },
    ),
  );
  await keepStripeCustomer(deps.db, user.id, customer.id);
  return customer.id;
}

/**
 * A deleted customer can no longer pay, and neither can its cards. The person gets a new one at the next
 * payment.
 */
async function forgetCustomer(deps: Deps, event: Stripe.Event): Promise<boolean> {
  const { id } = event.data.object as Stripe.Customer;
  return deps.inTransaction(async ({ db }) => {
    const { rows } = await db.execute<{ userId: string }>(sql`
      update users set stripe_customer_id = null where stripe_customer_id = ${id} returning id as "userId"`);
    const userId = rows[0]?.userId;
    if (!userId) return false;
    // If repeated, the call that created it would return the deleted customer.
    await db.execute(sql`
      delete from outside_calls where purpose = ${purpose} and subject_id = ${userId} and result_id = ${id}`);
    const { rows: cards } = await db.execute<{ card: string }>(sql`
      delete from payment_methods where user_id = ${userId} and stripe_customer_id = ${id} returning id as card`);
    for (const { card } of cards)
      await recordAudit(
        { ...deps, db },
        { actor: 'stripe', action: 'card-removed', subject: card, person: userId },
      );
    return true;
  });
}

export const customerEvents: StripeEventRule[] = [
  {
    types: ['customer.deleted'],
    why: 'A customer was deleted at Stripe by hand, and the next payment needs a new one.',
    handle: forgetCustomer,
  },
];
