import type { CallRules } from '@larkwell/contracts/call';
import type { AnyProcedure, AnyRouter } from '@orpc/server';
import { budgets } from '../budgets';
import { listCalls, rulesOf } from './call-rules';
import { countTries } from './count-tries';
import { limitRules } from './limit-rules';

/**
 * Checks the rules of every call before the API starts.
 *
 * @throws if a call does not declare who may make it, who may cache its answer and what limits its attempts;
 *   names a limit without a rule or a budget without a size; or is bound without `api`, so that no attempts
 *   would be counted
 */
export function requireRules(router: AnyRouter): void {
  const wrong = listCalls(router).flatMap(([name, procedure]) => {
    const why = whatIsMissing(procedure);
    return why ? [`${name} ${why}`] : [];
  });
  if (wrong.length > 0) throw new Error(`These calls cannot be served:\n${wrong.join('\n')}`);
}

function whatIsMissing(procedure: AnyProcedure): string | null {
  const { access, keep, limits, budgets: spent = [] }: Partial<CallRules> = rulesOf(procedure);
  if (typeof access !== 'string' || typeof keep !== 'number' || !Array.isArray(limits))
    return 'does not say who may make it';
  const unknown = limits.find((name) => !Object.hasOwn(limitRules, name));
  if (unknown) return `names the limit ${unknown}, which has no rule`;
  const unsized = spent.find((name) => !Object.hasOwn(budgets, name));
  if (unsized) return `names the budget ${unsized}, which has no size`;
  const isCounted = limits.length === 0 || procedure['~orpc'].middlewares.includes(countTries);
  return isCounted ? null : 'names limits, but is bound where no attempts are counted';
}
