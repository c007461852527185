import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { apiFor } from '../api.server';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';
import { sessions } from '../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;
type HeldDraft = Draft & { hold: NonNullable<Draft['hold']> };

/** Why a booking was not made: the API's sentence, and whether it was for the hold that is over. */
export interface NotConfirmed {
  errorMessage: string;
  expired: boolean;
}

/**
 * Turns the draft into a booking and leads to its confirmation. A card authorisation that waits is captured; when
 * the booking is refused the API has released it already (`resetCharge`), and its sentence comes back.
 */
export async function confirm(
  request: Request,
  session: VisitSession,
  draft: HeldDraft,
): Promise<Response | NotConfirmed> {
  const { holdToken, slot } = draft.hold;
  const confirmed = await attemptOr(
    apiFor(request).appointments.confirm({ appointmentId: slot.id, holdToken, draftId: draft.draftId }),
    errorMessages.tryAgain,
  );
  if (!confirmed.ok) return notConfirmed(confirmed.refusal);
  if (!confirmed.value.success) return notConfirmed(confirmed.value);
  const { bookingId } = confirmed.value.data;
  session.set('bookingId', bookingId);
  return seeOther(paths.confirmation(bookingId), await sessions.commit(session));
}

function notConfirmed({ errorMessage, code }: { errorMessage: string; code: RefusalCode }): NotConfirmed {
  return { errorMessage: errorMessage || errorMessages.tryAgain, expired: code === 'hold-expired' };
}
