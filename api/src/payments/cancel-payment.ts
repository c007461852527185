import { type Deps, subjectOf } from '../deps';
import { lockWithSubject } from './lock-payment';
import { changeState } from './store';

/** Records that no more money will come with a payment, and lets its subject continue without it. */
export function cancelPayment(deps: Deps, id: string): Promise<void> {
  return deps.inTransaction(async (tx) => {
    const payment = await lockWithSubject(deps, tx.db, id);
    if (!(await changeState(tx.db, payment, 'cancelled'))) return;
    await subjectOf(deps, payment).giveUp(deps, tx, payment, { how: 'not-taken' });
  });
}
