import { RECENT_PASSWORD_MINUTES } from '@larkwell/contracts/numbers/accounts';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { ApiContext } from '../calls';
import { refuse } from '../refusals';
import { getSession, getSignedIn } from '../people';
import { verifyPassword } from './passwords';

const wrongPassword = 'The password is not right.';

/**
 * Requires a recent password entry in this session. A session that was left open or
 * stolen must not be enough to take over the account.
 * @throws 403 with `reauthenticate`; 401 for a visitor
 */
export async function requireRecentPassword(context: ApiContext): Promise<void> {
  const { tokenHash } = await getSession(context);
  const { rows } = await context.deps.db.execute(sql`
    select 1 from sessions where token_hash = ${tokenHash}
      and authenticated_at > app_now() - make_interval(mins => ${RECENT_PASSWORD_MINUTES})`);
  if (rows.length === 0) {
    refuse(403, 'Enter your password again to continue.', { code: 'reauthenticate', reauthenticate: true });
  }
}

/**
 * Checks the signed-in person's password again. It counts for this session only.
 * @throws 422 wrong-credentials
 */
export async function reauthenticate(context: ApiContext, password: string): Promise<void> {
  const { deps } = context;
  const { tokenHash } = await getSession(context);
  const user = await getSignedIn(context);
  const whose = { actor: user.id, subject: user.id, person: user.id };
  if (!(await verifyPassword(user.passwordHash, password))) {
    await recordAudit(deps, { ...whose, action: 'password-refused' });
    refuse(422, wrongPassword, { code: 'wrong-credentials', errorData: { password: [wrongPassword] } });
  }
  await recordAudit(deps, { ...whose, action: 'password-confirmed' });
  await deps.db.execute(
    sql`update sessions set authenticated_at = app_now() where token_hash = ${tokenHash}`,
  );
}
