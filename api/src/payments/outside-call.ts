import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { failpoint, type StripeCall } from '../failpoints';
import { isStripeRefusal } from '../services';

export interface OutsideCall<Params = undefined> {
  /** The purpose of the call; together with the subject it names one effect. */
  purpose: StripeCall;
  /** The row the effect belongs to. */
  subjectId: string;
  /** The parameters to send. They are stored, and a repeated call sends the stored ones. */
  params?: Params;
  /** The last call was answered, and what it began has ended since: this is a new one. */
  isAnew?: boolean;
}

/**
 * Calls Stripe so that the effect happens once, whatever fails in between. It commits a row first, uses its
 * id as the idempotency key, and saves the result afterwards. A repeat after a crash or a timeout sends the
 * same key and the same parameters; only a call that Stripe refused or failed gets a new key. Never call it
 * inside a transaction.
 * @throws what Stripe's client throws
 */
export async function outsideCall<T extends { id: string }, Params extends object | undefined = undefined>(
  deps: Deps,
  { purpose, subjectId, params, isAnew }: OutsideCall<Params>,
  call: (idempotencyKey: string, params: Params) => Promise<T>,
): Promise<T> {
  const { id, kept } = await writeIntent(deps, { purpose, subjectId, params, isAnew });
  await failpoint(`${purpose}:before`);
  try {
    const result = await call(id, (kept ?? params) as Params);
    await failpoint(`${purpose}:after`);
    await finish(deps, id, 'done', result.id);
    return result;
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (isStripeRefusal(error)) await finish(deps, id, 'refused', null);
    else if (statusCode && statusCode >= 500) await finish(deps, id, 'failed', null);
    throw error;
  }
}

async function writeIntent<Params>(
  { db }: Deps,
  { purpose, subjectId, params, isAnew = false }: OutsideCall<Params>,
): Promise<{ id: string; kept: Params | null }> {
  const { rows } = await db.execute<{ id: string; kept: Params | null }>(sql`
    insert into outside_calls (purpose, subject_id, params, attempt)
    select ${purpose}, ${subjectId}, ${params ? JSON.stringify(params) : null}::jsonb,
      coalesce(max(attempt), 0) + case when bool_or(outcome is null or (outcome = 'done' and not ${isAnew})) then 0 else 1 end
    from (
      select attempt, outcome from outside_calls
      where purpose = ${purpose} and subject_id = ${subjectId} order by attempt desc limit 1
    ) as latest
    on conflict (purpose, subject_id, attempt) do update set started_at = outside_calls.started_at
    returning id, params as kept`);
  return rows[0]!;
}

async function finish(
  { db }: Deps,
  id: string,
  outcome: 'done' | 'refused' | 'failed',
  resultId: string | null,
) {
  await db.execute(sql`
    update outside_calls set outcome = ${outcome}, result_id = ${resultId}, finished_at = app_now() where id = ${id}`);
}
