import { personSchema } from '@larkwell/contracts/appointments/households';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { apiFor } from '../../api.server';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import { notices, sessions } from '../../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

/** Removes a person, whose time is free at once. The last one who stays has a visit of their own. */
export async function removePerson(request: Request, session: VisitSession, pressed: number) {
  const draftId = session.get('draftId') ?? '';
  const person = personSchema.safeParse(pressed);
  if (!person.success) return seeOther(paths.household());
  const removed = await attemptOr(
    apiFor(request).households.removePerson({ draftId, person: person.data }),
    errorMessages.tryAgain,
  );
  if (!removed.ok) {
    const text = removed.refusal.errorMessage;
    return seeOther(paths.household(), await notices.give({ tone: 'error', text }));
  }
  const people = (session.get('people') ?? 1) - 1;
  if (people > 1) session.set('people', people);
  else session.unset('people');
  return seeOther(paths.household(), await sessions.commit(session));
}
