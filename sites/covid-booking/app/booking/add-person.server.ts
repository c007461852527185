import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { apiFor } from '../api.server';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';
import { notices, sessions } from '../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

/** Adds a person to the visit being booked and opens their form, or shows all people with the reason why not. */
export async function addPerson(request: Request, session: VisitSession): Promise<Response> {
  const draftId = session.get('draftId') ?? '';
  const added = await attemptOr(apiFor(request).households.addPerson({ draftId }), errorMessages.tryAgain);
  const answer = added.ok ? added.value : { ...added.refusal, success: false as const };
  if (answer.success) {
    session.set('people', (session.get('people') ?? 1) + 1);
    return seeOther(paths.assessment(answer.data.person), await sessions.commit(session));
  }
  const text = answer.errorMessage || errorMessages.tryAgain;
  return seeOther(paths.household(), await notices.give({ tone: 'error', text }));
}
