import { recordMailbox } from '../audit';
import type { Deps } from '../deps';

/** Why a sign-in failed. */
export type SignInRefusal = 'wrong-credentials' | 'not-verified' | 'inactive';

export const recordRefusedSignIn = (deps: Deps, email: string, why: SignInRefusal): Promise<void> =>
  recordMailbox(deps, email, { action: 'sign-in-refused', subject: 'sign-in', why });
