import { recordMailbox } from '../audit';
import type { Deps } from '../deps';
import { refusalOf } from '../refusals';
import { verifyCode, type Proof } from './verify-code';

/** As `verifyCode`. A code that proves nothing is written down, outside the transaction that it ends. */
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
