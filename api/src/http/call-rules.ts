import type { CallRules } from '@larkwell/contracts/call';
import type { AnyProcedure, AnyRouter } from '@orpc/server';

const isComplete = ({ access, keep, limits }: Partial<CallRules>) =>
  typeof access === 'string' && typeof keep === 'number' && Array.isArray(limits);

/** What a call says of itself. */
export const rulesOf = (procedure: AnyProcedure): CallRules =>
  procedure['~orpc'].meta as unknown as CallRules;

/**
 * Looks through all calls before the first is answered.
 *
 * @throws when a call does not say who may make it, who may keep its answer, and what it counts
 */
export function requireRules(router: AnyRouter): void {
  const silent = listSilent(router, '');
  if (silent.length > 0) throw new Error(`These calls do not say who may make them: ${silent.join(', ')}`);
}

function listSilent(node: object, name: string): string[] {
  if ('~orpc' in node) return isComplete(rulesOf(node as AnyProcedure)) ? [] : [name];
  return Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null ? listSilent(child, name ? `${name}.${key}` : key) : [],
  );
}
