import { sql } from 'drizzle-orm';
import { type Deps, subjectOf } from '../deps';
import { listStates, type PaymentState, type SubjectKind } from '../payment-model';
import { getPayment, statesIn } from './store';

/** Every step takes seconds; after this long an operator has to know why it did not. */
const stuckMinutes = 15;

export interface StuckPayment extends Record<string, unknown> {
  id: string;
  subjectKind: SubjectKind;
  subjectId: string;
  /** Cents. */
  amount: number;
  status: PaymentState;
  /** Minutes in this state. */
  minutes: number;
  /** Why it is not settled, in words for the operator. */
  cause: string;
}

const watched = listStates(({ isUnsettled }) => isUnsettled);
const waiting: readonly PaymentState[] = ['open', 'authorized'];

/** Payments that should have settled long ago. One that a person may still pay or confirm is not stuck. */
export async function listStuckPayments(deps: Deps): Promise<StuckPayment[]> {
  const { rows } = await deps.db.execute<StuckPayment>(sql`
    select id, subject_kind as "subjectKind", subject_id as "subjectId", amount_cents as amount, status,
      (extract(epoch from app_now() - state_since) / 60)::int as minutes,
      coalesce(problem, 'nobody has reviewed it') as cause
    from payments
    where ${statesIn(watched)} and state_since <= app_now() - make_interval(mins => ${stuckMinutes})
    order by state_since limit 200`);
  const stuck: StuckPayment[] = [];
  for (const row of rows) {
    const payment = await getPayment(deps.db, row.id);
    const mayWait = waiting.includes(row.status) && (await subjectOf(deps, payment).isWanted(deps, payment));
    if (!mayWait) stuck.push(row);
  }
  return stuck;
}

/** Payments whose money the bank keeps until the operator has answered at Stripe. */
export async function listDisputedPayments({ db }: Pick<Deps, 'db'>): Promise<StuckPayment[]> {
  const { rows } = await db.execute<StuckPayment>(sql`
    select id, subject_kind as "subjectKind", subject_id as "subjectId", amount_cents as amount, status,
      (extract(epoch from app_now() - state_since) / 60)::int as minutes,
      'the cardholder complained: answer the bank at Stripe' as cause
    from payments where status = 'disputed' order by state_since limit 200`);
  return rows;
}
