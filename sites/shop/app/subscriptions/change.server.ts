import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { TermsChange } from '@larkwell/contracts/terms';
import type { Refusal } from '@larkwell/platform/client/refusal';
import { runNamedAction } from '@larkwell/platform/forms/named-action';
import { data, redirect } from '@remix-run/node';
import { subscriptionMessages } from '../messages/orders';
import { ask, type SignedInVisit } from '../session/visit.server';
import { readAgreed } from './agreed-form';
import { intervalForm, pauseForm } from './choice-forms';

/** What the page says when a change was not made. */
export type ChangeReply = {
  error: string;
  /** Outdated terms: what changed, and the form to continue with. */
  changed: { changes: TermsChange[]; terms: string; intent: string; chosen: Chosen } | null;
  /** The submitted form with its choice, and what is wrong with it. */
  form?: string;
  result?: SubmissionResult<string[]>;
};

type Chosen = Record<string, string>;

/**
 * Does what one of the page's forms asks for.
 * @returns a sentence, a reply to show, or the bank's page
 * @throws Response 400 for an unknown form
 */
export async function changeSubscription(visit: SignedInVisit, request: Request, id: string, form: FormData) {
  const own = { subscriptionId: id, terms: readAgreed(form) };
  const { subscriptions } = visit.api;
  const change = async (intent: string, call: Promise<{ message: string }>, choice?: Choice) => {
    const answer = await ask(visit, request, call);
    return answer.ok
      ? answer.value.message
      : replyTo(answer.refusal, intent, choice?.chosen, choice?.submission);
  };
  return runNamedAction(form, {
    skip: () => change('skip', subscriptions.skip(own)),
    resume: () => change('resume', subscriptions.resume(own)),
    pause: () => {
      const submission = parseWithZod(form, { schema: pauseForm });
      if (submission.status !== 'success') return askToChoose(submission, 'pause');
      const { until } = submission.value;
      return change('pause', subscriptions.pause({ ...own, until }), { submission, chosen: { until } });
    },
    interval: () => {
      const submission = parseWithZod(form, { schema: intervalForm });
      if (submission.status !== 'success') return askToChoose(submission, 'interval');
      const { months } = submission.value;
      const chosen = { months: String(months) };
      return change('interval', subscriptions.changeInterval({ ...own, months }), { submission, chosen });
    },
    bank: async () => {
      const page = await ask(visit, request, subscriptions.answerBank(own));
      return page.ok ? redirect(page.value.data.url, 303) : replyTo(page.refusal, 'bank');
    },
    default: () => {
      throw new Response(null, { status: 400 });
    },
  });
}

type AnySubmission = Pick<Submission<unknown, string[]>, 'reply'>;
type Choice = { submission: AnySubmission; chosen: Chosen };

function askToChoose(submission: AnySubmission, form: string) {
  const reply = { error: subscriptionMessages.choose, changed: null, form, result: submission.reply() };
  return data<ChangeReply>(reply, 400);
}

/**
 * A refusal in the shape that the pages show.
 * @param submission of the form, if it had a choice
 */
export function replyTo(refusal: Refusal, intent: string, chosen: Chosen = {}, submission?: AnySubmission) {
  const { errorMessage: error, errorData: fieldErrors, changes = [], terms, status } = refusal;
  const isChanged = refusal.code === 'terms-changed' && terms;
  const changed = isChanged ? { changes, terms, intent, chosen } : null;
  const result = submission?.reply(fieldErrors ? { fieldErrors } : { formErrors: [error] });
  return data<ChangeReply>({ error, changed, ...(result && { form: intent, result }) }, status);
}
