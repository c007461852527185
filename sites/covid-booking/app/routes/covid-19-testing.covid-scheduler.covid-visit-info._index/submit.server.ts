import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { paysByCard } from '@larkwell/contracts/appointments/visit-rules';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { data } from '@remix-run/node';
import { apiFor } from '../../api.server';
import { confirm } from '../../booking/confirm.server';
import { isHeld } from '../../booking/draft.server';
import { nextPath, personOf } from '../../booking/person';
import { readTerms } from '../../booking/pressed-terms.server';
import { isComplete } from '../../booking/steps';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import type { sessions } from '../../session.server';
import { readPage } from './save.server';

/**
 * Submits the whole form: saves the consent to what the form showed, then books, or redirects to the payment for a
 * card. With sections missing or the hold over, it says so and books nothing.
 */
export async function submit(
  request: Request,
  session: Awaited<ReturnType<typeof sessions.get>>,
  draft: Draft,
  form: FormData,
) {
  const submission = readPage('consent', form);
  if (submission.status !== 'success') return replyToForm(submission);
  const terms = readTerms(form);
  if (!terms) return replyToForm(submission, { formError: errorMessages.formTooOld });
  if (!isComplete(draft)) return replyToForm(submission, { formError: errorMessages.invalidForm });
  if (!isHeld(draft)) return seeOther(paths.visitInfo('consent', personOf(draft)));
  const saved = await attemptOr(
    apiFor(request).drafts.update({
      draftId: draft.draftId,
      section: { name: 'consent', answers: submission.value },
      terms,
    }),
    errorMessages.tryAgain,
  );
  if (!saved.ok) {
    const { errorMessage, changes } = saved.refusal;
    if (changes) return data({ errorMessage, changes, result: submission.reply() }, { status: 409 });
    return replyToForm(submission, { refusal: saved.refusal });
  }
  const { household } = saved.value.data;
  if (household) return seeOther(nextPath(household));
  if (paysByCard(draft.visitInfo, draft.testType ?? DEFAULT_TEST_TYPE)) return seeOther(paths.payment());
  const booked = await confirm(request, session, draft, terms);
  if (booked instanceof Response) return booked;
  return data({ ...booked, result: submission.reply() }, { status: 409 });
}
