import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { attempt } from '@larkwell/platform/client/refusal';
import { apiFor } from '../../api.server';

/** What is to be said of a card that was typed before; null when the visit can be paid. */
export async function findCardOutcome(request: Request, { draftId, hasCardPayment }: Draft) {
  if (!hasCardPayment) return null;
  const found = await attempt(apiFor(request).appointments.paymentState({ draftId }));
  if (!found.ok) return null;
  const { state, errorMessage } = found.value.data;
  const isSaid = state === 'unknown' || state === 'authorized';
  return isSaid ? { state, sentence: errorMessage ?? '' } : null;
}
