import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { failpoint } from '../failpoints';
import { outsideCall } from '../payments';
import { isStripeRefusal } from '../services';
import { endAtStripe } from '../subscriptions';
import { listAsErased } from './erased-list';
import { forgetMails } from './forget-mails';

/** What is left to do about an erased person outside the tables. */
export interface Erasure {
  userId: string;
  /** In lowercase. */
  addresses: string[];
  customer: string | null;
  subscriptions: string[];
  /** When the person was erased, by the queue's clock: later mails to the address belong to someone new. */
  before: string;
}

const purpose = 'erasure';

export const sealErasure = ({ cipher }: Pick<Deps, 'cipher'>, erasure: Erasure): { sealed: string } => ({
  sealed: cipher.seal(JSON.stringify(erasure), purpose),
});

/**
 * Deletes the mails to an erased person, adds the account to the list of erased people, then ends the
 * subscriptions at Stripe and deletes the customer there, with the saved cards. May be repeated.
 */
export async function finishErasure(deps: Deps, sealed: string): Promise<void> {
  const erasure = JSON.parse(deps.cipher.open(sealed, purpose)) as Erasure;
  await failpoint('forget-mails:before');
  await forgetMails(deps, erasure);
  await failpoint('forget-mails:after');
  // An older backup still has the person; a restore finds the id in the list, or in the log.
  await listAsErased(deps.storage, [erasure.userId]);
  deps.log.info({ person: erasure.userId }, 'account erased');
  for (const id of erasure.subscriptions) await endAtStripe(deps, id);
  for (const customer of await listCustomers(deps, erasure)) await deleteCustomer(deps, customer);
}

/** The customer, and any that was created while the account was being erased. */
async function listCustomers({ db }: Deps, { userId, customer }: Erasure): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct result_id as id from outside_calls
    where purpose = 'create-customer' and subject_id = ${userId} and result_id is not null`);
  return [...new Set([...(customer ? [customer] : []), ...rows.map(({ id }) => id)])];
}

async function deleteCustomer(deps: Deps, customer: string): Promise<void> {
  try {
    await outsideCall(deps, { purpose: 'delete-customer', subjectId: customer }, (idempotencyKey) =>
      deps.stripe.customers.del(customer, {}, { idempotencyKey }),
    );
  } catch (error) {
    // Already deleted there.
    if (!isStripeRefusal(error)) throw error;
  }
}
