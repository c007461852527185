import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { goOnWithCookies } from '../../booking/check-cookies';
import type { VisitSession } from '../../booking/lookup.server';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

/** Puts a booking in progress into this browser's session, and leads on to where it stands. */
export async function takeOver(request: Request, session: VisitSession, draft: Draft): Promise<Response> {
  session.set('draftId', draft.draftId);
  if (draft.testType) session.set('testType', draft.testType);
  if (draft.searchLocation) session.set('searchLocation', draft.searchLocation);
  if (draft.hold) {
    session.set('lastLocationId', draft.hold.location.id);
    session.set('lastDate', draft.hold.slot.date);
  }
  return goOnWithCookies(request, nextPath(draft), await sessions.commit(session));
}

function nextPath({ hold, assessment }: Draft): string {
  if (hold) return paths.visitInfo();
  return assessment ? paths.scheduler() : paths.assessment();
}
