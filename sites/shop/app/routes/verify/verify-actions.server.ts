import { parseWithZod } from '@conform-to/zod/v4';
import { attempt } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { waitWords } from '@larkwell/platform/forms/wait-words';
import { forgetProof } from '../../account/forget-proof.server';
import { newPasswordLabels } from '../../account/new-password-fields';
import { accountTexts } from '../../messages/accounts';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import type { Visit } from '../../session/visit.server';
import { choosePasswordForm, newCodeForm, openAccountForm, verifyForm } from '../../account/code-forms';

const hideFields = Object.keys(newPasswordLabels);

/** Enters the code. The browser that signed up goes on to sign in; any other must first give a name and a password. */
export async function enterCode({ session, api }: Visit, form: FormData) {
  const submission = parseWithZod(form, { schema: verifyForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const claimToken = session.get('claim');
  const answer = await attempt(api.accounts.verifyCode({ ...submission.value, claimToken }));
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  const { message, resetKey } = answer.value;
  const notice = await notices.give({ tone: 'success', text: message });
  session.unset('claim');
  if (resetKey) {
    session.set('choosing', resetKey);
    session.set('proved', submission.value.email);
    return seeOther(paths.verify(), notice, await sessions.commit(session));
  }
  return toSignIn(session, notice, submission.value.email);
}

/**
 * Sets the password of the account whose address was proved here, and the name if the account is new. A person who
 * returns too late is sent to request a link by mail.
 */
export async function choosePassword({ session, api }: Visit, form: FormData) {
  const schema = session.has('proved') ? openAccountForm : choosePasswordForm;
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return replyToForm(submission, { hideFields });
  const resetKey = session.get('choosing') ?? 'none';
  const answer = await attempt(api.accounts.resetPassword({ resetKey, ...submission.value }));
  if (!answer.ok && answer.refusal.code === 'code-expired') {
    forgetProof(session);
    const notice = await notices.give({ tone: 'error', text: accountTexts.tooLateToChoose });
    return seeOther(paths.forgotPassword(), notice, await sessions.commit(session));
  }
  if (!answer.ok) return replyToForm(submission, { hideFields, refusal: answer.refusal });
  const email = session.get('proved');
  forgetProof(session);
  return toSignIn(session, await notices.give({ tone: 'success', text: answer.value.message }), email);
}

/** Mails another code. */
export async function mailCode({ session, api }: Visit, form: FormData) {
  const submission = parseWithZod(form, { schema: newCodeForm.loose() });
  if (submission.status !== 'success') return replyToForm(submission);
  const { email } = submission.value;
  const answer = await attempt(api.accounts.resendCode({ email, claimToken: session.get('claim') }));
  if (!answer.ok) {
    const { refusal } = answer;
    return replyToForm(submission, { refusal }, { newCodeIn: waitWords(refusal.retryAfter) });
  }
  return seeOther(paths.verify(), await notices.give({ tone: 'success', text: answer.value.message }));
}

/** @param email fills in the form; in the session, so that no URL contains it */
async function toSignIn(session: Visit['session'], notice: string, email?: string) {
  const redirectTo = session.get('verifying')?.redirectTo;
  session.unset('verifying');
  if (email) session.set('verified', email);
  return seeOther(paths.signIn({ redirectTo }), notice, await sessions.commit(session));
}
