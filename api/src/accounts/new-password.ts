import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { recordAudit, recordMailbox } from '../audit';
import { violatedConstraint, type Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import {
  endSessionsOf,
  dropResetKeys,
  findAddressOfKey,
  isOfEndedInvitation,
  useResetKey,
  getUser,
  markVerified,
  nameOwner,
  updatePassword,
  type Owner,
  type UserRow,
} from '../people';
import { askForMail } from './account-mail-job';
import { mailPasswordChanged } from './account-mails';
import { hashPassword, verifyPassword } from './passwords';
import { endOtherSessions } from './session-end';
import { refuseLikelyPassword } from './refuse-likely-password';
import { voidClaimsTo, takeAddressTurn } from './claims';

const deadLink = 'This link was already used or no longer works. Ask for a new one.';
const known =
  'This email address already has its own account, and each address can have only one. Ask the organization to invite you at another address.';
const wrongOld = 'The old password is not right.';

/**
 * Mails a link to set a new password when the address has an account. The answer is the same when it has
 * none.
 */
export async function forgotPassword(deps: Deps, email: string): Promise<void> {
  await deps.inTransaction(async (tx) => {
    await recordMailbox({ ...deps, db: tx.db }, email, {
      action: 'password-reset-asked',
      subject: 'password',
    });
    await askForMail(deps, tx, { kind: 'reset', email });
  });
}

/**
 * Sets a new password with the mailed key, which also proves the address and accepts an invitation. Ends
 * every session. `owner` applies only to an account that has never been opened.
 * @throws 400 for a password that is easy to guess; 409 when another account has taken the address; 422
 * code-expired
 */
export async function resetPassword(
  deps: Deps,
  { resetKey, newPassword, owner }: { resetKey: string; newPassword: string; owner?: Owner | undefined },
  visitorAddress: string,
): Promise<void> {
  refuseLikelyPassword(deps, 'newPassword', newPassword);
  const passwordHash = await hashPassword(newPassword);
  const email = await deps.inTransaction(async (tx) => {
    const address = await findAddressOfKey(tx.db, resetKey);
    if (address) await takeAddressTurn(tx.db, address);
    const userId = await useResetKey({ ...deps, db: tx.db }, resetKey, visitorAddress);
    if (!userId) return null;
    const user = await getUser(tx.db, userId);
    if (owner) await nameOwner(tx.db, userId, owner);
    await acceptAddress(tx.db, user);
    await voidClaimsTo(tx.db, user.email);
    await updatePassword(tx.db, userId, passwordHash);
    await endSessionsOf(tx.db, userId);
    const whose = { actor: userId, subject: userId, person: userId };
    await recordAudit({ ...deps, db: tx.db }, { ...whose, action: 'password-changed', why: 'mailed link' });
    if (user.isVerified) await mailPasswordChanged(deps, tx, user.email);
    return user.email;
  });
  if (email) return;
  await recordAudit(deps, { actor: 'visitor', action: 'reset-link-refused', subject: 'password' });
  const isOver = await isOfEndedInvitation(deps.db, resetKey);
  refuse(422, isOver ? accountMessages.invitationOver : deadLink, { code: 'code-expired' });
}

async function acceptAddress(db: Queryable, user: UserRow): Promise<void> {
  // A withdrawn or expired invitation must not become an account.
  if (!user.isVerified && (!user.isActive || user.isInvitationOver))
    refuse(422, accountMessages.invitationOver, { code: 'code-expired' });
  try {
    await markVerified(db, user.id);
  } catch (error) {
    if (violatedConstraint(error) !== 'users_email') throw error;
    refuse(409, known, { code: 'conflict' });
  }
}

/**
 * Sets a new password for a person who knows the old one. Ends every other session and every mailed link of
 * the account.
 */
export async function changePassword(
  deps: Deps,
  { user, keepSession }: { user: UserRow; keepSession: string },
  { email, oldPassword, newPassword }: { email: string; oldPassword: string; newPassword: string },
): Promise<void> {
  if (email !== user.email) refuse(403, 'This is not the account you are signed in to.');
  refuseLikelyPassword(deps, 'newPassword', newPassword);
  const whose = { actor: user.id, subject: user.id, person: user.id };
  if (!(await verifyPassword(user.passwordHash, oldPassword))) {
    await recordAudit(deps, { ...whose, action: 'password-refused' });
    refuse(422, wrongOld, { code: 'wrong-credentials', errorData: { oldPassword: [wrongOld] } });
  }
  const passwordHash = await hashPassword(newPassword);
  await deps.inTransaction(async (tx) => {
    await updatePassword(tx.db, user.id, passwordHash);
    await dropResetKeys(tx.db, user.id);
    await endOtherSessions(tx.db, user.id, keepSession);
    await recordAudit({ ...deps, db: tx.db }, { ...whose, action: 'password-changed', why: 'old password' });
    await mailPasswordChanged(deps, tx, user.email);
  });
}
