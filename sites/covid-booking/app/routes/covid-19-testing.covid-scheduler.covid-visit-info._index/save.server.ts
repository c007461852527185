import { parseWithZod } from '@conform-to/zod/v4';
import {
  SECRET_ANSWERS,
  type ForgettableAnswer,
  type VisitAnswers,
} from '@larkwell/contracts/appointments/visit-answers';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { NO, YES } from '@larkwell/contracts/fields/yes-no';
import { attempt, attemptOr, type Refusal } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { apiFor } from '../../api.server';
import { dropUnchosen, onChosenIdentity } from '../../booking/chosen-identity';
import { formFaults, sectionForms } from '../../booking/section-answers';
import { personOf } from '../../booking/person';
import { nextSection } from '../../booking/steps';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import { sectionOf, type VisitPage } from './pages';

const hideFields = [...SECRET_ANSWERS];

/** Reads a posted page. Any input parses; the API checks the answers. */
export function readPage(page: VisitPage, form: FormData) {
  return parseWithZod(form, { schema: sectionForms[page], disableAutoCoercion: true });
}

/** Shows a page again with everything typed except secrets. */
export function replyToPage(
  submission: ReturnType<typeof readPage>,
  fieldErrors: Record<string, string[]> = {},
) {
  return replyToForm(submission, { hideFields, fieldErrors });
}

/**
 * Saves what a page can never show again (secrets) before a button other than Save reloads the page. Missing answers
 * are not reported, since nobody asked to continue.
 * @param forget a secret answer to delete first
 */
export async function keepPage(
  request: Request,
  draft: Draft,
  page: VisitPage,
  form: FormData,
  forget?: ForgettableAnswer,
) {
  const submission = readPage(page, form);
  if (submission.status !== 'success') return submission;
  const { drafts } = apiFor(request);
  const answers = answersOf(submission.value, form);
  const section = { name: sectionOf(page), answers };
  await attempt(drafts.update({ draftId: draft.draftId, section, ...(forget && { forget: [forget] }) }));
  return submission;
}

/** Saves one page and redirects to the next missing one, otherwise to the review. */
export async function savePage(request: Request, draft: Draft, page: VisitPage, form: FormData) {
  const submission = readPage(page, form);
  if (submission.status !== 'success') return replyToPage(submission);
  const answers = answersOf(submission.value, form);
  if (page === 'payment' && asksForCard(answers)) return seeOther(paths.insuranceCard(personOf(draft)));
  const saved = await attemptOr(
    apiFor(request).drafts.update({ draftId: draft.draftId, section: { name: sectionOf(page), answers } }),
    errorMessages.tryAgain,
  );
  if (!saved.ok)
    return replyToForm(submission, { hideFields, refusal: onForm(saved.refusal, answers, form) });
  return seeOther(paths.visitInfo(nextSection(saved.value.data), personOf(draft)));
}

const answersOf = (answers: VisitAnswers, form: FormData) => dropUnchosen(answers, form.get('identity'));

function asksForCard(answers: VisitAnswers): boolean {
  return answers.payment_select === NO && answers.heath_insurance === YES;
}

function onForm(refusal: Refusal, answers: VisitAnswers, form: FormData): Refusal {
  if (!refusal.errorData) return refusal;
  // An answer that breaks the schema, such as an overlong one, is named by its path in the call.
  const named = Object.entries(refusal.errorData).map(([name, messages]) => [
    name.replace(/^section\.answers\./, ''),
    messages,
  ]);
  const onFields = formFaults(Object.fromEntries(named), answers);
  return { ...refusal, errorData: onChosenIdentity(onFields, form.get('identity')) };
}
