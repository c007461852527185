import type { sessions } from '../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

/** Remembers the visitor's draft. A new draft has not held a time, so the last one is forgotten. */
export function keepDraft(session: VisitSession, draftId: string): void {
  if (session.get('draftId') !== draftId) {
    session.unset('people');
    session.unset('lastDate');
    session.unset('lastLocationId');
  }
  session.set('draftId', draftId);
}
