import type { BudgetName } from '@larkwell/contracts/budgets';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The code that spends and the budgets it may use: a call with what its contract declares, or a named piece
 * of work.
 */
export interface Spender {
  name: string;
  budgets: readonly BudgetName[];
}

const spenders = new AsyncLocalStorage<Spender>();

/** Runs `work` as a spender. It can use the budgets that the spender declares, and no others. */
export function spendingAs<T>(spender: Spender, work: () => T): T {
  return spenders.run(spender, work);
}

/** @throws when there is no spender, or it does not declare all of these budgets */
export function requireDeclared(names: readonly BudgetName[]): void {
  const spender = spenders.getStore();
  const missing = names.filter((name) => !spender?.budgets.includes(name));
  if (missing.length === 0) return;
  throw new Error(`${spender?.name ?? 'unnamed work'} does not declare the budgets ${missing.join(', ')}`);
}
