import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import { paysByCard } from '@larkwell/contracts/appointments/visit-rules';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { DEFAULT_TEST_TYPE, type TestType } from '@larkwell/contracts/test-types';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { redirect } from '@remix-run/node';
import { errorMessages } from '../messages/site';
import { paths } from '../paths';
import { notices } from '../session.server';
import { getDraft, isHeld, newTimePath } from './draft.server';
import { nextPerson } from './person';
import { isComplete } from './steps';

/**
 * The draft of a visitor who is about to pay, with the price in cents.
 *
 * @throws a redirect to the review while a section or the consent is missing, or if it is not paid by card
 */
export async function getPayableDraft(request: Request, pressed?: FormData) {
  const { draft, session } = await getDraft(request, pressed);
  const testType = draft.testType ?? DEFAULT_TEST_TYPE;
  const { household } = draft;
  const ready = household ? !nextPerson(household) && household.total > 0 : isReady(draft, testType);
  if (!ready) throw await toAnswers(request, household ? paths.household() : paths.visitInfo('consent'));
  return {
    draft,
    session,
    testType,
    amount: household ? household.total : TEST_PRICES[testType],
    /** For the forms that pay. */
    terms: (household ? household.terms : draft.terms) ?? '',
    newTimeHref: newTimePath(draft, session),
  };
}

const isReady = (draft: Draft, testType: TestType) =>
  isComplete(draft) && draft.completedSections.includes('consent') && paysByCard(draft.visitInfo, testType);

/** After a press to pay, say why nothing was paid: the review shows old beside new. */
async function toAnswers({ method }: Request, answers: string) {
  if (method !== 'POST') return redirect(answers);
  return seeOther(answers, await notices.give({ tone: 'warning', text: errorMessages.visitChanged }));
}

/** @throws a redirect to the payment page, which says that the hold is over */
export function requireHold(draft: Draft) {
  if (!isHeld(draft)) throw redirect(paths.payment());
  return draft;
}
