import type { Deps } from '../deps';
import { trySettle, findHeldPayment, findPaymentByStripeId, listLivePayments } from '../payments';
import type { PaymentRow } from '../payment-model';
import type { VisitToConfirm } from './visit-to-confirm';
import { nameVisit, readVisitName } from './visit-name';

/**
 * The payment with which a bank holds the amount for a visit, or null. Asks Stripe first about one whose
 * answer was lost. A charge that the caller names counts only if it belongs to no draft, and to this hold if
 * it belongs to one.
 */
export async function findVisitCharge(
  deps: Deps,
  { draft, chargeId, place }: VisitToConfirm,
): Promise<PaymentRow | null> {
  if (draft) return findDraftCharge(deps, draft.id);
  const payment = chargeId ? await findPaymentByStripeId(deps.db, chargeId) : null;
  if (payment?.subjectKind !== 'visit' || payment.status !== 'authorized') return null;
  const name = readVisitName(payment.subjectId);
  if ('draftId' in name) return null;
  const isLone = payment.terms === null;
  return isLone || name.holdId === place.id ? payment : null;
}

/** Like `findVisitCharge`, for a draft or the household that is named after it. */
export async function findDraftCharge(deps: Deps, draftId: string): Promise<PaymentRow | null> {
  const visit = nameVisit({ draftId });
  const live = await listLivePayments(deps.db, visit);
  const open = live.find(({ kind, status }) => kind === 'card' && status === 'open');
  if (open) await trySettle(deps, open.id);
  return findHeldPayment(deps.db, visit);
}
