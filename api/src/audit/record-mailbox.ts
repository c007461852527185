import type { Deps } from '../deps';
import type { KeyNeeds } from '../sealing';
import { recordAudit, type AuditEntry } from './record-audit';

/**
 * Writes down what a visitor did or tried with a mailbox. Its address stands there as a keyed hash, known or not: tries
 * at one address can be counted, and the answer takes as long.
 */
export async function recordMailbox(
  deps: KeyNeeds & Pick<Deps, 'db' | 'settings'>,
  email: string,
  entry: Pick<AuditEntry, 'action' | 'subject' | 'why'>,
): Promise<void> {
  const emailHash = deps.settings.keyring.sign('audit', email);
  await recordAudit(deps, { actor: 'visitor', ...entry, detail: { emailHash } });
}
