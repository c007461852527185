import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { data } from '@remix-run/node';
import { apiFor } from '../../api.server';
import type { NearbySlot } from '../../booking/refused-time';
import { saveDraft } from '../../booking/save-draft.server';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

const refused = (errorMessage: string, nearest: NearbySlot[] = []) =>
  data({ sentence: errorMessage || errorMessages.tryAgain, nearest }, { status: 409 });

/**
 * Holds a slot for the visitor's draft. Refused: the visitor stays on the scheduler with the API's sentence and the
 * nearest slots that are still free.
 */
export async function reserve(request: Request, session: VisitSession, slotId: string) {
  const testType = session.get('testType');
  const searchLocation = session.get('searchLocation');
  const draft = await saveDraft(request, session.get('draftId'), { testType, searchLocation });
  if (!draft.ok) return refused(draft.refusal.errorMessage);
  const { appointments } = apiFor(request);
  const reserved = await attemptOr(
    appointments.reserve({ slotId, draftId: draft.value, testType }),
    errorMessages.tryAgain,
  );
  if (!reserved.ok) return refused(reserved.refusal.errorMessage);
  if (!reserved.value.success) return refused(reserved.value.errorMessage, reserved.value.nearest);
  const { slot, location } = reserved.value.data;
  session.set('draftId', draft.value);
  session.set('lastDate', slot.date);
  session.set('lastLocationId', location.id);
  return seeOther(paths.visitInfo(), await sessions.commit(session));
}
