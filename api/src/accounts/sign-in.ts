import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { createSession, findUserByEmail, type UserRow } from '../people';
import { findSignUpClaim } from './claims';
import { noteDevice, type Device } from './devices';
import { verifyPassword } from './passwords';
import { recordRefusedSignIn } from './record-sign-in';

const wrongCredentials = 'The email or password is not right.';

/**
 * Checks a password and starts a session with a new token.
 * @throws 401 wrong-credentials for an unknown address and a wrong password alike; 403 not-verified or
 * inactive, only when the password is right
 */
export async function signIn(
  deps: Deps,
  { email, password }: { email: string; password: string },
  device: Device,
): Promise<{ user: UserRow; token: string }> {
  const user = await findUserByEmail(deps.db, email);
  const isRight = await verifyPassword(user?.passwordHash ?? null, password);
  const waits = !isRight && (await isOfSignUp(deps, email, password));
  if (!isRight && !waits) {
    await recordRefusedSignIn(deps, email, 'wrong-credentials');
    refuse(401, wrongCredentials, { code: 'wrong-credentials' });
  }
  if (waits || !user?.isVerified) {
    await recordRefusedSignIn(deps, email, 'not-verified');
    refuse(403, 'Confirm your email address first. We can email you a new code.', {
      code: 'not-verified',
    });
  }
  if (!user.isActive) {
    await recordRefusedSignIn(deps, email, 'inactive');
    refuse(403, 'This account is not active. Ask your organization about it.', { code: 'inactive' });
  }
  return deps.inTransaction(async (tx) => {
    const { id } = user;
    await recordAudit({ ...deps, db: tx.db }, { actor: id, action: 'signed-in', subject: id, person: id });
    const markerHash = await noteDevice(deps, tx, user, device);
    return { user, token: await createSession(tx.db, id, { name: device.name, markerHash }) };
  });
}

/**
 * Whether this is the password of a sign-up that waits for its code. Looked up for every address, even one
 * with an account, so that someone who signs up and then tries the password learns nothing from the answer or
 * its timing.
 */
async function isOfSignUp({ db }: Deps, email: string, password: string): Promise<boolean> {
  const claim = await findSignUpClaim(db, email, null);
  return verifyPassword(claim?.passwordHash ?? null, password);
}
