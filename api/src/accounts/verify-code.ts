import { violatedConstraint } from '../db/database';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { secretTriesOfAddress } from './account-limits';
import { confirmEmail } from './store';
import { dropVerificationCode, matchVerificationCode } from './verification-codes';

const wrongCode = 'This code is not right or no longer good. Check it, or ask for a new one.';

/**
 * Proves an address by the mailed code: that of a new account, or the one a person is changing to. A wrong code,
 * an old one and an unknown address are refused alike.
 */
export async function verifyCode(
  deps: Deps,
  { email, code }: { email: string; code: string },
  visitorAddress: string,
): Promise<void> {
  await deps.limits.count(secretTriesOfAddress, visitorAddress);
  const userId = await matchVerificationCode(deps.db, { email, code, secret: deps.settings.sessionSecret });
  if (!userId) refuse(422, wrongCode, { code: 'code-wrong', errorData: { code: [wrongCode] } });
  try {
    await deps.inTransaction(async ({ db }) => {
      await confirmEmail(db, userId, email);
      await dropVerificationCode(db, userId);
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'users_email') throw error;
    refuse(409, 'This email address belongs to another account.', { code: 'conflict' });
  }
}
