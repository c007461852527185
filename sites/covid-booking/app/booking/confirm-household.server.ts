import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { attempt, attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { apiFor } from '../api.server';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';
import { sessions } from '../session.server';
import { askForCode, asksForCode } from './ask-for-code.server';
import { keepAddress, provedApi, type VisitSession } from './lookup.server';
import type { NotConfirmed } from './not-confirmed';

/**
 * Books all people of a household as the page showed them, or none, and redirects to their confirmations. A refusal says
 * whose visit stands in the way.
 */
export async function confirmHousehold(
  request: Request,
  session: VisitSession,
  { draftId }: Draft,
  terms: string,
): Promise<Response | NotConfirmed> {
  const confirmed = await attemptOr(
    provedApi(request, session).households.confirm({ draftId, terms }),
    errorMessages.tryAgain,
  );
  if (!confirmed.ok) return { errorMessage: confirmed.refusal.errorMessage };
  if (!confirmed.value.success) {
    const { errorMessage, changes, person } = confirmed.value;
    if (asksForCode(confirmed.value) && person) return proveMailbox(request, session, { draftId, person });
    return { errorMessage: errorMessage || errorMessages.tryAgain, changes };
  }
  session.set('bookingId', confirmed.value.data[0]!.bookingId);
  session.unset('press');
  return seeOther(paths.householdBooked(), await sessions.commit(session));
}

/** Mails a code to the address of the person whose visit needs it. */
async function proveMailbox(
  request: Request,
  session: VisitSession,
  whose: { draftId: string; person: number },
): Promise<Response | NotConfirmed> {
  const found = await attempt(apiFor(request).drafts.get(whose));
  if (!found.ok) return { errorMessage: found.refusal.errorMessage };
  const { draftId, visitInfo } = found.value.data;
  keepAddress(session, visitInfo.patient_email ?? '');
  return askForCode(request, session, { press: 'book', draftId, isHousehold: true });
}
