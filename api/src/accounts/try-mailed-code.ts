import { recordMailbox } from '../audit';
import type { Deps } from '../deps';
import { refusalOf } from '../refusals';
import { verifyCode, type Proof } from './verify-code';

/** Like `verifyCode`, but also records a wrong code in the audit log, outside the transaction that it rolls back. */
export async function tryMailedCode(deps: Deps, proof: Proof): Promise<string | null> {
  try {
    return await verifyCode(deps, proof);
  } catch (error) {
    if (refusalOf(error)?.code === 'code-wrong') {
      await recordMailbox(deps, proof.email, { action: 'email-code-refused', subject: 'email' });
    }
    throw error;
  }
}
