import type { Queryable } from '../db';
import { type Deps, subjectOf } from '../deps';
import { getPayment, lockPayment } from './store';
import type { PaymentRow } from '../payment-model';

/** Locks the subject and then its payment. The order is the same everywhere, which prevents deadlocks. */
export async function lockWithSubject(deps: Deps, db: Queryable, id: string): Promise<PaymentRow> {
  const known = await getPayment(db, id);
  await subjectOf(deps, known).lock(db, known.subjectId);
  return lockPayment(db, id);
}
