import type { Deps } from '../deps';
import type { KeyNeeds } from '../sealing';
import { currentOrigin } from './origin';
import { recordAudit, type AuditEntry } from './record-audit';

const hour = 3600;

type Needed = KeyNeeds & Pick<Deps, 'db' | 'limits' | 'log'>;

/**
 * Records that a limit, a budget or a mailed secret refused a caller; see `recordRarely`.
 * @param rule the limit or budget, or the kind of link that was refused
 */
export async function recordRefusal(deps: Needed, rule: string): Promise<void> {
  await recordRarely(deps, { actor: 'visitor', action: 'refused', subject: rule });
}

/** Records that a person asked for something they may not see; see `recordRarely`. */
export async function recordAccessRefusal(
  deps: Needed,
  { person, call, why }: { person: string; call: string; why: string },
): Promise<void> {
  await recordRarely(deps, { actor: person, action: 'access-refused', subject: call, person, why });
}

/**
 * Records the 1st, 10th, 100th and so on of identical entries from one network within an hour, so a caller
 * refused a million times fills seven rows. Errors here are only logged, because the caller must still get
 * the refusal.
 */
async function recordRarely(deps: Needed, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, why = '' } = entry;
  try {
    const same = `${actor} ${action} ${subject} ${why} ${currentOrigin()}`;
    const times = await deps.limits.tally('refusals', hour, same);
    if (!/^10*$/.test(String(times))) return;
    await recordAudit(deps, { ...entry, detail: { times } });
  } catch (error) {
    deps.log.error({ err: error, action, subject }, 'refusal not recorded');
  }
}
