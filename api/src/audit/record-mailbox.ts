import type { Deps } from '../deps';
import type { KeyNeeds } from '../sealing';
import { recordAudit, type AuditEntry } from './record-audit';

/**
 * Records what a visitor did or tried with a mailbox. Stores its address as a keyed hash, known or not, so
 * attempts at one address can be counted and the answer takes the same time.
 */
export async function recordMailbox(
  deps: KeyNeeds & Pick<Deps, 'db' | 'settings'>,
  email: string,
  entry: Pick<AuditEntry, 'action' | 'subject' | 'why'>,
): Promise<void> {
  const emailHash = deps.settings.keyring.sign('audit', email);
  await recordAudit(deps, { actor: 'visitor', ...entry, detail: { emailHash } });
}
