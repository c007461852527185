import { parseWithZod } from '@conform-to/zod/v4';
import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { attempt } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { keepClaimToken } from '../../account/claim-token.server';
import { forgetProof } from '../../account/forget-proof.server';
import { personOf } from '../../account/person-of';
import { forgetTotal } from '../../cookies/cart.server';
import { paths } from '../../paths';
import { safeRedirect } from '../../redirect-to';
import { keepMarker, markerOf } from '../../session/device-cookie.server';
import { notices, sessions } from '../../session/session.server';
import type { Visit } from '../../session/visit.server';
import { isSpam } from '../../spam/is-spam.server';
import { newCodeForm } from '../../account/code-forms';
import { signInForm, signUpForm } from '../../account/sign-in-forms';

const secrets = ['password', 'confirmPassword'];

/** Which form was sent, and where to go afterwards. */
const asked = (form: FormData, name: string) => ({
  form: name,
  redirectTo: safeRedirect(form.get('redirectTo'), paths.profile()),
});

/** Signs in and returns to where the person came from, otherwise to the profile. */
export async function signIn({ session, api }: Visit, request: Request, form: FormData) {
  const submission = parseWithZod(form, { schema: signInForm });
  if (submission.status !== 'success')
    return replyToForm(submission, { hideFields: secrets }, asked(form, 'sign-in'));
  const marker = markerOf(request);
  const userAgent = request.headers
    .get('user-agent')
    ?.replace(/\p{Cc}/gu, ' ')
    .slice(0, 1000);
  const answer = await attempt(api.accounts.login({ ...submission.value, device: { marker, userAgent } }));
  if (!answer.ok) {
    const isUnverified = answer.refusal.code === 'not-verified';
    return replyToForm(
      submission,
      { hideFields: secrets, refusal: answer.refusal },
      { ...asked(form, 'sign-in'), isUnverified },
    );
  }
  const { token, user } = answer.value.data;
  session.unset('verified');
  session.set('token', token);
  session.set('person', personOf(user));
  session.set('checkedAt', Date.now());
  session.set('passwordAt', Date.now());
  return seeOther(
    safeRedirect(form.get('redirectTo'), paths.profile()),
    await sessions.commit(session),
    keepMarker(marker),
    // An organization's agreement may change what the cart costs.
    forgetTotal(request),
  );
}

/** Creates an account and leads to the page for the mailed code. */
export async function signUp({ session, api }: Visit, form: FormData) {
  const submission = parseWithZod(form, { schema: signUpForm });
  if (submission.status !== 'success')
    return replyToForm(submission, { hideFields: secrets }, asked(form, 'sign-up'));
  if (isSpam(form)) return toVerification(session, submission.value.email, form, accountMessages.codeMailed);
  const answer = await attempt(
    api.accounts.signup({ ...submission.value, claimToken: keepClaimToken(session) }),
  );
  if (!answer.ok)
    return replyToForm(submission, { hideFields: secrets, refusal: answer.refusal }, asked(form, 'sign-up'));
  return toVerification(session, submission.value.email, form, answer.value.message);
}

/** Mails another code to an unverified account. */
export async function mailNewCode({ session, api }: Visit, form: FormData) {
  const submission = parseWithZod(form, { schema: newCodeForm });
  if (submission.status !== 'success')
    return replyToForm(submission, { hideFields: secrets }, asked(form, 'sign-in'));
  const answer = await attempt(
    api.accounts.resendCode({ ...submission.value, claimToken: session.get('claim') }),
  );
  if (!answer.ok)
    return replyToForm(submission, { hideFields: secrets, refusal: answer.refusal }, asked(form, 'sign-in'));
  return toVerification(session, submission.value.email, form, answer.value.message);
}

/** The email address and the return path go in the session, so that no URL contains an email address. */
async function toVerification(session: Visit['session'], email: string, form: FormData, text: string) {
  forgetProof(session);
  session.set('verifying', { email, redirectTo: safeRedirect(form.get('redirectTo'), paths.profile()) });
  return seeOther(
    paths.verify(),
    await sessions.commit(session),
    await notices.give({ tone: 'success', text }),
  );
}
