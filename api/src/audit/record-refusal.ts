import type { Deps } from '../deps';
import type { KeyNeeds } from '../security/unwrap-keys';
import { currentOrigin } from './origin';
import { recordAudit } from './record-audit';

const hour = 3600;

/**
 * Writes down that a limit, a budget or a mailed secret refused somebody: the 1st, 10th, 100th time and so on that one
 * rule refuses one network within an hour, so that whoever is refused a million times fills seven rows. A fault here is
 * logged only, since the person is owed the refusal.
 * @param rule the limit or budget, or what kind of link was refused
 */
export async function recordRefusal(
  deps: KeyNeeds & Pick<Deps, 'db' | 'limits' | 'log'>,
  rule: string,
): Promise<void> {
  try {
    const times = await deps.limits.tally('refusals', hour, `${rule} ${currentOrigin()}`);
    if (!/^10*$/.test(String(times))) return;
    await recordAudit(deps, { actor: 'visitor', action: 'refused', subject: rule, detail: { times } });
  } catch (error) {
    deps.log.error({ err: error, rule }, 'a refusal could not be written down');
  }
}
