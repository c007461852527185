import { parseWithZod } from '@conform-to/zod/v4';
import type { Tester } from '@larkwell/contracts/kits/kits';
import { dateInZone, SHOP_ZONE } from '@larkwell/contracts/time';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { openKitVisit } from '../../kits/kit-state.server';
import { paths } from '../../paths';
import { sessions } from '../../session/session.server';
import { ask } from '../../session/visit.server';
import { testerForm } from './form';

type KitVisit = Awaited<ReturnType<typeof openKitVisit>>;

/** The review: the answers in words, and as typed for the next post. */
export type Review = { tester: Tester; typed: [name: string, value: string][]; refusal?: string };

/** Checks the tester's details and shows them for review, or returns them with errors. */
export function reviewTester(form: FormData) {
  const submission = parseTester(form);
  if (submission.status !== 'success') return replyToForm(submission);
  return showReview(form, submission.value);
}

/** Back from the review: the form as typed. */
export function editTester(form: FormData) {
  return replyToForm(parseWithZod(form, { schema: z.looseObject({}) }));
}

/** Registers the reviewed kit. A refusal is shown at its field or above the review. */
export async function registerKit(visit: KitVisit, request: Request, form: FormData) {
  const { kit, session, api } = visit;
  const submission = parseTester(form);
  if (submission.status !== 'success') return replyToForm(submission);
  const registration = { ...submission.value, registerKitId: kit.kitId, emailId: kit.emailId };
  const answer = await ask(visit, request, api.kits.register(registration));
  if (answer.ok) {
    session.set('kit', { ...kit, isRegistered: true });
    return seeOther(paths.kitConfirmation(), await sessions.commit(session));
  }
  const { status, errorData = {}, errorMessage } = answer.refusal;
  const isAboutTester = Object.keys(errorData).some((name) => form.has(name) || name === 'dob');
  if (isAboutTester) return replyToForm(submission, { refusal: answer.refusal });
  return showReview(form, submission.value, { status, errorMessage });
}

function parseTester(form: FormData) {
  return parseWithZod(form, { schema: testerForm(dateInZone(new Date(), SHOP_ZONE)) });
}

function showReview(form: FormData, tester: Tester, refusal?: { status: number; errorMessage: string }) {
  const typed = [...form].filter((entry): entry is [string, string] => {
    return entry[0] !== 'intent' && typeof entry[1] === 'string';
  });
  const review: Review = { tester, typed, refusal: refusal?.errorMessage };
  return data({ review }, { status: refusal?.status ?? 200 });
}
