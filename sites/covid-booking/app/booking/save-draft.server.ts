import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { attemptOr, type Attempt } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { apiFor } from '../api.server';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';

type Api = ReturnType<typeof apiFor>;
type Changes = Parameters<Api['drafts']['create']>[0];

/** A draft that has ended or become a booking: later answers go to a new one. */
const overStatuses = [404, 409];

/**
 * Saves into the visitor's draft, or into a new one if there is none or it has ended or is booked.
 * @param whenNew saved only into a new draft
 * @returns the draft, or the refusal
 * @throws a redirect to the payment page while the draft is being paid: a new draft would hide that
 */
export async function saveDraft(
  request: Request,
  draftId: string | undefined,
  changes: Changes,
  whenNew: Changes = {},
): Promise<Attempt<Draft>> {
  const { drafts } = apiFor(request);
  if (draftId) {
    const saved = await attemptOr(drafts.update({ ...changes, draftId }), errorMessages.tryAgain);
    if (saved.ok) return { ok: true, value: saved.value.data };
    if (!overStatuses.includes(saved.refusal.status)) return saved;
    if (await isPaymentInDoubt(request, draftId)) throw seeOther(paths.paymentReturn());
  }
  const created = await attemptOr(drafts.create({ ...whenNew, ...changes }), errorMessages.tryAgain);
  return created.ok ? { ok: true, value: created.value.data } : created;
}

async function isPaymentInDoubt(request: Request, draftId: string): Promise<boolean> {
  const { appointments } = apiFor(request);
  const found = await attemptOr(appointments.paymentState({ draftId }), errorMessages.tryAgain);
  return found.ok && found.value.data.state === 'unknown';
}
