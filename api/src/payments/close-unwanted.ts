import { type Deps, subjectOf } from '../deps';
import { closePayment } from './close-payment';
import { noteProblem } from './problems';
import { listLivePayments } from './store';
import type { SubjectName } from '../payment-model';

/**
 * Closes a subject's ways to pay at Stripe that no longer match it. Call it after the change to the subject
 * is committed. When Stripe cannot be reached, the reconciler closes them.
 */
export async function closeUnwanted(deps: Deps, subject: SubjectName): Promise<void> {
  const live = await listLivePayments(deps.db, subject);
  for (const payment of live.filter(({ status }) => status !== 'capturing')) {
    try {
      if (!(await subjectOf(deps, payment).isWanted(deps, payment))) await closePayment(deps, payment);
    } catch (error) {
      await noteProblem(deps, payment, error);
    }
  }
}
