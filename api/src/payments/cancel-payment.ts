import { type Deps, subjectOf } from '../deps';
import { lockWithSubject } from './lock-payment';
import { changeState } from './store';

/** Writes down that no money comes with a payment any more, and lets its subject go on without. */
export function cancelPayment(deps: Deps, id: string): Promise<void> {
  return deps.inTransaction(async (tx) => {
    const payment = await lockWithSubject(deps, tx.db, id);
    if (!(await changeState(tx.db, payment, 'cancelled'))) return;
    await subjectOf(deps, payment).giveUp(deps, tx, payment, { how: 'not-taken' });
  });
}
