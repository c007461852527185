import { recordAudit } from '../audit';
import { violatedConstraint } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { endSessionsOf, createResetKey, dropResetKeys, confirmEmail, updatePassword } from '../people';
import { dropChangeOf } from './claims';
import { useEmailUndo } from './email-undo-keys';
import { noPassword } from './passwords';

const deadLink = 'This link was already used or no longer works.';

/**
 * Restores the previous address of an account. The person who changed it knew the password, so this ends the
 * password too, along with every session and every mailed link.
 * @returns the key with which the owner chooses a new password
 * @throws 422 code-expired; 409 when another account has taken the address
 */
export async function undoEmailChange(deps: Deps, key: string): Promise<string> {
  try {
    const resetKey = await deps.inTransaction(async ({ db }) => {
      const undone = await useEmailUndo(db, key);
      if (!undone) return null;
      const { userId, oldEmail } = undone;
      await confirmEmail(db, userId, oldEmail);
      await updatePassword(db, userId, noPassword);
      await dropChangeOf(db, userId);
      await endSessionsOf(db, userId);
      await dropResetKeys(db, userId);
      const whose = { actor: userId, subject: userId, person: userId };
      await recordAudit({ ...deps, db }, { ...whose, action: 'email-change-undone', why: 'mailed link' });
      return createResetKey(db, userId);
    });
    return resetKey ?? refuse(422, deadLink, { code: 'code-expired', rule: 'undo-link' });
  } catch (error) {
    if (violatedConstraint(error) !== 'users_email') throw error;
    refuse(409, 'Another account now has this email address. Write to us.', {
      code: 'conflict',
    });
  }
}
