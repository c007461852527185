import { parseWithZod } from '@conform-to/zod/v4';
import { SECRET_ANSWERS, type VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { NO, YES } from '@larkwell/contracts/fields/yes-no';
import { attemptOr, type Refusal } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { apiFor } from '../../api.server';
import { onChosenIdentity } from '../../booking/identity-errors';
import { formFieldOf, sectionForms } from '../../booking/section-answers';
import { nextSection } from '../../booking/steps';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import { sectionOf, type VisitPage } from './pages';

const hideFields = [...SECRET_ANSWERS];

/** Reads what a page posted. Its shape always fits; whether the answers are right is the API's to say. */
export function readPage(page: VisitPage, form: FormData) {
  return parseWithZod(form, { schema: sectionForms[page], disableAutoCoercion: true });
}

/** Answers a page anew, with what was typed except secrets. */
export function replyToPage(
  submission: ReturnType<typeof readPage>,
  fieldErrors: Record<string, string[]> = {},
) {
  return replyToForm(submission, { hideFields, fieldErrors });
}

/** Saves one page and leads to the next that is missing, else to the check of all answers. */
export async function savePage(request: Request, draft: Draft, page: VisitPage, form: FormData) {
  const submission = readPage(page, form);
  if (submission.status !== 'success') return replyToPage(submission);
  const answers: VisitAnswers = submission.value;
  if (page === 'payment' && asksForCard(answers)) return seeOther(paths.insuranceCard());
  const saved = await attemptOr(
    apiFor(request).drafts.update({ draftId: draft.draftId, section: { name: sectionOf(page), answers } }),
    errorMessages.tryAgain,
  );
  if (!saved.ok)
    return replyToForm(submission, { hideFields, refusal: onForm(saved.refusal, answers, form) });
  return seeOther(paths.visitInfo(nextSection(saved.value.data)));
}

function asksForCard(answers: VisitAnswers): boolean {
  return answers.payment_select === NO && answers.heath_insurance === YES;
}

function onForm(refusal: Refusal, answers: VisitAnswers, form: FormData): Refusal {
  const errorData = Object.entries(refusal.errorData ?? {}).map(([field, messages]) => [
    formFieldOf(field, answers),
    messages,
  ]);
  if (errorData.length === 0) return refusal;
  const onFields = Object.fromEntries(errorData);
  return { ...refusal, errorData: onChosenIdentity(onFields, form.get('identity'), answers) };
}
