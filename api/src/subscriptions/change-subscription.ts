import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import { readSeconds, type Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { insertChange, type ChangeKind } from './change-store';
import { isChangeable } from './change-options';
import { lockOwnSubscription, type SubscriptionRow } from './store';
import { refuseChangedSubscription } from './subscription-terms';
import { tellChanges } from './tell-changes';

/** What a change sets; omitted fields stay. */
export interface Change {
  /** Seconds since the epoch. */
  nextRenewal?: number;
  /** How the renewal was moved; null when it was moved back. */
  movedBy?: 'pause' | 'skip' | null;
  months?: SubscriptionRow['months'];
  /** Cents for one kit. */
  unitPrice?: number;
}

export interface ChangeRequest {
  userId: string;
  subscriptionId: string;
  /** What the form showed; compared under the lock. */
  terms: string | undefined;
  kind: Exclude<ChangeKind, 'card'>;
  /** Whether the request is already fulfilled, as from an old tab: then nothing is changed or compared. */
  isDone?(row: SubscriptionRow): boolean;
  /** Decides on the locked row, or refuses. `now` in seconds. */
  decide(row: SubscriptionRow, now: number): Change;
}

/**
 * Changes when or how a subscription renews: here first, in one transaction with its audit entry, then at
 * Stripe. When Stripe is down, the reconciler tells it later.
 * @throws 404 for anyone else's; 409 terms-changed; 409 when a renewal is near or unpaid
 */
export async function changeSubscription(deps: Deps, request: ChangeRequest): Promise<SubscriptionRow> {
  const { userId, subscriptionId, terms, kind, isDone, decide } = request;
  const changed = await deps.inTransaction(async ({ db }) => {
    const row = await lockOwnSubscription(db, userId, subscriptionId);
    const now = await readSeconds(db);
    if (!isChangeable(row, now)) refuse(409, whyNot(row));
    if (isDone?.(row)) return row;
    // An impossible change is refused for good; only a possible one is offered again with what changed.
    const change = decide(row, now);
    refuseChangedSubscription(terms, row, {
      press: change.months ?? 'renewals',
      keyring: deps.settings.keyring,
      errorMessage: 'This subscription has changed. Nothing was done.',
    });
    await write(db, row, change);
    await insertChange(db, row.id, kind);
    const { months, unitPrice, renewsOn } = row;
    await recordAudit(
      { ...deps, db },
      {
        actor: userId,
        action: `subscription-${kind}`,
        subject: row.id,
        person: userId,
        detail: { before: { months, unitPrice, renewsOn }, after: change },
      },
    );
    return lockOwnSubscription(db, userId, subscriptionId);
  });
  try {
    await tellChanges(deps, subscriptionId);
  } catch (error) {
    deps.log.warn({ err: error, subscription: subscriptionId }, 'Stripe not told of a change yet');
  }
  return changed;
}

async function write(
  db: Queryable,
  row: SubscriptionRow,
  {
    nextRenewal = row.nextRenewal,
    movedBy = row.movedBy,
    months = row.months,
    unitPrice = row.unitPrice,
  }: Change,
): Promise<void> {
  const movedFrom = movedBy ? (row.movedFrom ?? row.nextRenewal) : null;
  await db.execute(sql`
    update subscriptions set months = ${months}, unit_price_cents = ${unitPrice},
      next_renewal_at = to_timestamp(${nextRenewal}), moved_by = ${movedBy},
      moved_from = to_timestamp(${movedFrom}), moved_to = to_timestamp(${movedBy ? nextRenewal : null})
    where id = ${row.id}`);
}

function whyNot({ status }: SubscriptionRow): string {
  if (status === 'cancelled') return 'This subscription is canceled.';
  if (status === 'overdue') return 'Pay the renewal that is due first.';
  if (status === 'paused')
    return 'Your renewal is waiting for a kit. You can cancel it now, or make other changes after it.';
  return 'A renewal is being charged right now. Try again in a few hours.';
}
