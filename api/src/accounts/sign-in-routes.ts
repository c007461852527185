import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { recordAudit } from '../audit';
import { api } from '../http';
import { getSession, endSession, findSession, getSignedIn, findUser, isOfEndedInvitation } from '../people';
import { nameDevice } from './device-name';
import { forgotPassword, changePassword, resetPassword } from './new-password';
import { reauthenticate } from './recent-password';
import { getSessionEnd } from './session-end';
import { signIn } from './sign-in';
import { sendNewCode, signUp } from './sign-up';
import { undoEmailChange } from './undo-email-change';
import { tryMailedCode } from './try-mailed-code';
import { asUser } from './wire';

const told = (message: string) => ({ success: true as const, message });

export const signInRoutes = {
  login: api.accounts.login.handler(async ({ input, context: { deps } }) => {
    const { device, ...credentials } = input;
    const from = { marker: device?.marker, name: nameDevice(device?.userAgent ?? '') };
    const { user, token } = await signIn(deps, credentials, from);
    return { data: { token, expiresAt: await getSessionEnd(deps.db, token), user: asUser(user) } };
  }),

  signup: api.accounts.signup.handler(async ({ input, context: { deps, visitor } }) => {
    const { full_name: fullName, confirmPassword: _same, ...account } = input;
    await signUp(deps, { fullName, ...account }, visitor.address);
    return told(accountMessages.codeMailed);
  }),

  verifyCode: api.accounts.verifyCode.handler(async ({ input, context }) => {
    const session = await findSession(context);
    const resetKey = await tryMailedCode(context.deps, { ...input, session });
    if (resetKey === null) return told('Your email address is confirmed. You can sign in now.');
    const message = 'Your email address is confirmed. Enter your name and choose a password to finish.';
    return { ...told(message), needsPassword: true as const, resetKey };
  }),

  resendCode: api.accounts.resendCode.handler(async ({ input, context: { deps, visitor } }) => {
    await sendNewCode(deps, input, visitor.address);
    return told('If this address still needs to be confirmed, a new code is on its way.');
  }),

  undoEmailChange: api.accounts.undoEmailChange.handler(async ({ input, context: { deps } }) => {
    const resetKey = await undoEmailChange(deps, input.key);
    const message =
      'Your email address stays the same, and every device is signed out. Choose a new password.';
    return { ...told(message), resetKey };
  }),

  forgotPassword: api.accounts.forgotPassword.handler(async ({ input, context: { deps } }) => {
    await forgotPassword(deps, input.email);
    return told('If there is an account with this address, we emailed a link to set a new password.');
  }),

  readResetLink: api.accounts.readResetLink.handler(async ({ input, context: { deps } }) => ({
    isInvitationOver: await isOfEndedInvitation(deps.db, input.resetKey),
  })),

  resetPassword: api.accounts.resetPassword.handler(async ({ input, context: { deps, visitor } }) => {
    const { full_name: fullName, isOrganisationUser = false, ...chosen } = input;
    const owner = fullName === undefined ? undefined : { fullName, isOrganisationUser };
    await resetPassword(deps, { ...chosen, owner }, visitor.address);
    return told('Your new password is set. You can sign in now.');
  }),

  changePassword: api.accounts.changePassword.handler(async ({ input, context }) => {
    const session = await getSession(context);
    const user = await getSignedIn(context);
    await changePassword(context.deps, { user, keepSession: session.tokenHash }, input);
    return told('Your new password is set. Every other device was signed out.');
  }),

  reauthenticate: api.accounts.reauthenticate.handler(async ({ input, context }) => {
    await reauthenticate(context, input.password);
    return { success: true as const };
  }),

  signOut: api.accounts.signOut.handler(async ({ context }) => {
    const { tokenHash, userId } = await getSession(context);
    await endSession(context.deps.db, tokenHash);
    const whose = { actor: userId, subject: userId, person: userId };
    await recordAudit(context.deps, { ...whose, action: 'signed-out' });
    return { success: true as const };
  }),

  matchToken: api.accounts.matchToken.handler(async ({ input, context }) => {
    const bearerToken = context.bearerToken ?? input.token ?? null;
    const session = await findSession({ ...context, bearerToken });
    const user = session && (await findUser(context.deps.db, session.userId));
    const isMatched = user?.isActive === true && user.id === input.id && user.email === input.email;
    return { data: { isMatched, user: isMatched ? asUser(user) : null } };
  }),
};
