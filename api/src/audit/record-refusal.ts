import type { Deps } from '../deps';
import type { KeyNeeds } from '../sealing';
import { currentOrigin } from './origin';
import { recordAudit, type AuditEntry } from './record-audit';

const hour = 3600;

type Needed = KeyNeeds & Pick<Deps, 'db' | 'limits' | 'log'>;

/**
 * Writes down that a limit, a budget or a mailed secret refused somebody; see `recordRarely`.
 * @param rule the limit or budget, or what kind of link was refused
 */
export async function recordRefusal(deps: Needed, rule: string): Promise<void> {
  await recordRarely(deps, { actor: 'visitor', action: 'refused', subject: rule });
}

/** Writes down that a person asked for what is not theirs to see; see `recordRarely`. */
export async function recordAccessRefusal(
  deps: Needed,
  { person, call, why }: { person: string; call: string; why: string },
): Promise<void> {
  await recordRarely(deps, { actor: person, action: 'access-refused', subject: call, person, why });
}

/**
 * Writes the 1st, 10th, 100th entry and so on that is the same from one network within an hour, so that whoever is refused
 * a million times fills seven rows. A fault here is logged only, since the person is owed the refusal.
 */
async function recordRarely(deps: Needed, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, why = '' } = entry;
  try {
    const same = `${actor} ${action} ${subject} ${why} ${currentOrigin()}`;
    const times = await deps.limits.tally('refusals', hour, same);
    if (!/^10*$/.test(String(times))) return;
    await recordAudit(deps, { ...entry, detail: { times } });
  } catch (error) {
    deps.log.error({ err: error, action, subject }, 'a refusal could not be written down');
  }
}
