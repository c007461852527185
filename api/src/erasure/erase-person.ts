import { sql } from 'drizzle-orm';
import { getUser } from '../people';
import { recordAudit } from '../audit';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import { failpoint } from '../failpoints';
import { refuse } from '../refusals';
import { erasureJob } from '../queue';
import { queueLastMail } from '../jobs';
import { releaseOrder, listHeldOrders } from '../orders';
import { forgetPersonKey } from '../sealing';
import { listSubscriptions, setStatus } from '../subscriptions';
import { clearPerson } from './clear-person';
import { accountErasedMail } from './account-erased-mail';
import { findObstacle } from './obstacles';
import { sealErasure } from './finish-erasure';

const paying = 'One of your orders is being paid. Wait until the payment is finished, and try again.';

interface Wanted {
  userId: string;
  /** The actor, for the audit log. */
  actor: string;
  /** Whether the person was erased and notified before, and a backup has brought them back. */
  isAgain?: boolean;
}

/**
 * Erases a person for good. Releases unpaid orders first, then deletes the rows in one transaction, and
 * leaves what Stripe and the mail queue know to a job. Erasing a person again does nothing.
 * @throws 409 while something is unfinished that the person would lose or that we owe
 */
export async function erasePerson(deps: Deps, wanted: Wanted): Promise<void> {
  const { userId } = wanted;
  await refuseUnfinished(deps.db, userId);
  for (const { id } of await listHeldOrders(deps.db, userId)) await releaseOrder(deps, id);
  await failpoint('erase-person:before');
  await deps.inTransaction(async (tx) => {
    if (await lockUnerased(tx.db, userId)) await erase(deps, tx, wanted);
  });
  await failpoint('erase-person:after');
  await forgetPersonKey(deps, userId);
}

async function erase(deps: Deps, tx: Transaction, { userId, actor, isAgain = false }: Wanted) {
  const { db } = tx;
  await refuseUnfinished(db, userId);
  if ((await listHeldOrders(db, userId)).length > 0) refuse(409, paying);
  const { email, stripeCustomerId } = await getUser(db, userId);
  const subscriptions = (await listSubscriptions(db, userId)).filter(({ status }) => status !== 'cancelled');
  for (const { id } of subscriptions) await setStatus(db, id, 'cancelled');
  const addresses = [email, ...(await listOtherAddresses(db, userId))].map((one) => one.toLowerCase());
  await clearPerson({ ...deps, db }, { id: userId, addresses });
  await recordAudit({ ...deps, db }, { actor, action: 'account-erased', subject: userId, person: userId });
  const left = {
    userId,
    addresses: [...new Set(addresses)],
    customer: stripeCustomerId,
    subscriptions: subscriptions.map(({ id }) => id),
    before: await readRealTime(db),
  };
  await tx.send(erasureJob, sealErasure(deps, left));
  const hasSubscriptions = subscriptions.length > 0;
  if (!isAgain)
    await queueLastMail(tx, deps.cipher, accountErasedMail, { to: email, data: { hasSubscriptions } });
  await failpoint('erase-person:cleared');
}

async function refuseUnfinished(db: Queryable, userId: string): Promise<void> {
  const obstacle = await findObstacle(db, userId);
  if (obstacle) refuse(409, obstacle, { code: 'conflict' });
}

/** Locks the account, so that nothing is added to it meanwhile. @returns false when it is erased */
async function lockUnerased(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isErased: boolean }>(
    sql`select erased_at is not null as "isErased" from users where id = ${userId} for update`,
  );
  return rows[0]?.isErased === false;
}

/** Addresses that a person could still reclaim, or was about to get. */
async function listOtherAddresses(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select old_email as email from email_undos where user_id = ${userId}
    union select email from claims where user_id = ${userId}`);
  return rows.map(({ email }) => email);
}

/** By the mail queue's clock. */
async function readRealTime(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
  return rows[0]!.at;
}
