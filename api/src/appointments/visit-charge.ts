import type { Deps } from '../deps';
import { trySettle, findHeldPayment, findPaymentByStripeId, listLivePayments } from '../payments';
import type { PaymentRow } from '../payment-model';
import type { VisitToConfirm } from './visit-to-confirm';
import { nameVisit, readVisitName } from './visit-name';

/**
 * The amount that a bank holds for a visit, or null. One whose answer was lost is asked about first. A charge that a
 * caller names counts only if it was authorized for nobody's draft, and for this hold if for one.
 */
export async function findVisitCharge(
  deps: Deps,
  { draft, chargeId, place }: VisitToConfirm,
): Promise<PaymentRow | null> {
  if (draft) {
    const visit = nameVisit({ draftId: draft.id });
    const live = await listLivePayments(deps.db, visit);
    const open = live.find(({ kind, status }) => kind === 'card' && status === 'open');
    if (open) await trySettle(deps, open.id);
    return findHeldPayment(deps.db, visit);
  }
  const payment = chargeId ? await findPaymentByStripeId(deps.db, chargeId) : null;
  if (payment?.subjectKind !== 'visit' || payment.status !== 'authorized') return null;
  const name = readVisitName(payment.subjectId);
  if ('draftId' in name) return null;
  const isLone = payment.terms === null;
  return isLone || name.holdId === place.id ? payment : null;
}
