import { keepStripeCustomer, type UserRow } from '../accounts/store';
import type { Deps } from '../deps';
import { outsideCall } from './outside-call';

/** The person's customer at Stripe, made at the first payment. @returns its id */
export async function ensureStripeCustomer(deps: Deps, user: UserRow): Promise<string> {
  if (user.stripeCustomerId) return user.stripeCustomerId;
  const customer = await outsideCall(
    deps,
    { purpose: 'create-customer', subjectId: user.id },
    (idempotencyKey) =>
      deps.stripe.customers.create(
        { email: user.email, name: user.fullName, metadata: { userId: user.id } },
        { idempotencyKey },
      ),
  );
  await keepStripeCustomer(deps.db, user.id, customer.id);
  return customer.id;
}
