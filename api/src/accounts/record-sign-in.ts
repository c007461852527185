import { recordAudit } from '../audit/record-audit';
import type { Deps } from '../deps';
import { hashCode } from '../security/tokens';

/** Why a sign-in came to nothing. */
export type SignInRefusal = 'wrong-credentials' | 'not-verified' | 'inactive';

/**
 * Writes down a sign-in that was refused. The address stands there as a keyed hash, known or not: tries at one address
 * can be counted, and the answer takes as long.
 */
export async function recordRefusedSignIn(deps: Deps, email: string, why: SignInRefusal): Promise<void> {
  const emailHash = hashCode(email, 'audit', deps.settings.sessionSecret);
  await recordAudit(deps, {
    actor: 'visitor',
    action: 'sign-in-refused',
    subject: 'sign-in',
    why,
    detail: { emailHash },
  });
}
