import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { secretTriesOfAddress } from './account-limits';
import { findUserByEmail, markVerified } from './store';
import { checkVerificationCode, dropVerificationCode } from './verification-codes';

const wrongCode = 'This code is not right or no longer good. Check it, or ask for a new one.';

/** Proves an address by the mailed code. A wrong code, an old one and an unknown address are refused alike. */
export async function verifyCode(
  deps: Deps,
  { email, code }: { email: string; code: string },
  visitorAddress: string,
): Promise<void> {
  await deps.limits.count(secretTriesOfAddress, visitorAddress);
  const user = await findUserByEmail(deps.db, email);
  const isRight =
    user !== null &&
    (await checkVerificationCode(deps.db, { userId: user.id, code, secret: deps.settings.sessionSecret }));
  if (!isRight) refuse(422, wrongCode, { code: 'code-wrong', errorData: { code: [wrongCode] } });
  await deps.inTransaction(async ({ db }) => {
    await markVerified(db, user.id);
    await dropVerificationCode(db, user.id);
  });
}
