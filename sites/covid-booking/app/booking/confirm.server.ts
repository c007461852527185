import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';
import { sessions } from '../session.server';
import { askForCode, asksForCode } from './ask-for-code.server';
import { confirmHousehold } from './confirm-household.server';
import type { NotConfirmed } from './not-confirmed';
import { bookingsApi, keepAddress, type VisitSession } from './lookup.server';

type HeldDraft = Draft & { hold: NonNullable<Draft['hold']> };

/**
 * Books the draft as the page showed it, and redirects to the confirmation. A pending card authorization is captured.
 * If the booking is refused, the API has already released it (`resetCharge`), and its sentence is returned.
 */
export async function confirm(
  request: Request,
  session: VisitSession,
  draft: HeldDraft,
  terms: string,
): Promise<Response | NotConfirmed> {
  if (draft.household) return confirmHousehold(request, session, draft, terms);
  const { holdToken, slot } = draft.hold;
  const confirmed = await attemptOr(
    bookingsApi(request, session).confirm({
      appointmentId: slot.id,
      holdToken,
      draftId: draft.draftId,
      terms,
    }),
    errorMessages.tryAgain,
  );
  if (!confirmed.ok) return notConfirmed(confirmed.refusal);
  if (!confirmed.value.success) {
    if (asksForCode(confirmed.value)) return proveMailbox(request, session, draft);
    return notConfirmed(confirmed.value);
  }
  const { bookingId } = confirmed.value.data;
  session.set('bookingId', bookingId);
  session.unset('press');
  return seeOther(paths.confirmation(bookingId), await sessions.commit(session));
}

/** Mails a code to the visit's address and redirects to the code page, which returns to the button. */
function proveMailbox(request: Request, session: VisitSession, draft: HeldDraft): Promise<Response> {
  keepAddress(session, draft.visitInfo.patient_email ?? '');
  return askForCode(request, session, { press: 'book', draftId: draft.draftId });
}

function notConfirmed({ errorMessage, changes }: NotConfirmed): NotConfirmed {
  return { errorMessage: errorMessage || errorMessages.tryAgain, changes };
}
