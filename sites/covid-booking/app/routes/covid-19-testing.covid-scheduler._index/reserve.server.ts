import { peopleSchema } from '@larkwell/contracts/appointments/households';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { termsField } from '@larkwell/contracts/terms';
import { DEFAULT_TEST_TYPE, testTypeSchema } from '@larkwell/contracts/test-types';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { data } from '@remix-run/node';
import { apiFor } from '../../api.server';
import { keepDraft } from '../../booking/keep-draft';
import { readTerms, refuseWithoutTerms } from '../../booking/pressed-terms.server';
import type { RefusedTimeAnswer } from '../../booking/refused-time';
import { saveDraft } from '../../booking/save-draft.server';
import { schedulerMessages } from '../../messages/scheduler';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import { notices, sessions } from '../../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

const refused = ({ sentence, ...more }: RefusedTimeAnswer) =>
  data({ sentence: sentence || errorMessages.tryAgain, ...more }, { status: 409 });

/**
 * Holds a slot for the visitor's draft, for the test and place that the page showed. If refused, the visitor stays on
 * the scheduler with the API's sentence, what changed, and the nearest free slots.
 */
export async function reserve(request: Request, session: VisitSession, form: FormData) {
  const terms = readTerms(form);
  const pressed = testTypeSchema.safeParse(form.get('testType'));
  if (!terms || !pressed.success) return refuseWithoutTerms();
  const slotId = String(form.get('slotId'));
  const searchLocation = session.get('searchLocation');
  const testType = session.get('testType');
  const people = peopleSchema.catch(1).parse(form.get('people') ?? 1);
  const saved = await saveDraft(request, session.get('draftId'), { searchLocation }, { testType });
  if (!saved.ok) return refused({ sentence: saved.refusal.errorMessage });
  const draft = saved.value;
  keepDraft(session, draft.draftId);
  if (!draft.assessment) return assessFirst(session);
  const { appointments, households } = apiFor(request);
  const chosen = { slotId, draftId: draft.draftId, testType: pressed.data, terms };
  const reserved = await attemptOr(
    people > 1 ? households.reserve({ ...chosen, people }) : appointments.reserve(chosen),
    errorMessages.tryAgain,
  );
  if (!reserved.ok) return refused({ sentence: reserved.refusal.errorMessage });
  if (!reserved.value.success) {
    const { errorMessage: sentence, nearest, changes, terms: now } = reserved.value;
    return refused({
      sentence,
      nearest,
      changes,
      goOn: now ? goOnWith({ slotId, people: String(people) }, draft, now) : undefined,
    });
  }
  const { slot, location } = reserved.value.data;
  if (people > 1) session.set('people', people);
  else session.unset('people');
  session.set('lastDate', slot.date);
  session.set('lastLocationId', location.id);
  return seeOther(paths.visitInfo(), await sessions.commit(session));
}

const goOnWith = (pressed: { slotId: string; people: string }, { testType }: Draft, terms: string) => ({
  ...pressed,
  testType: testType ?? DEFAULT_TEST_TYPE,
  [termsField]: terms,
});

/** A visit without an assessment cannot be booked, so no time is held for it. */
async function assessFirst(session: VisitSession) {
  const notice = { tone: 'warning', text: schedulerMessages.assessFirst } as const;
  return seeOther(paths.assessment(), await sessions.commit(session), await notices.give(notice));
}
