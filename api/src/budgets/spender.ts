import type { BudgetName } from '@larkwell/contracts/budgets';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Who spends of budgets, and of which: a call and what its contract declares, or a named piece of work. */
export interface Spender {
  name: string;
  budgets: readonly BudgetName[];
}

const spenders = new AsyncLocalStorage<Spender>();

/** Does `work` as a spender. It can spend of the budgets that the spender declares, and of no other. */
export function spendingAs<T>(spender: Spender, work: () => T): T {
  return spenders.run(spender, work);
}

/** @throws when nobody is named as the spender, or the one who is does not declare all of these budgets */
export function requireDeclared(names: readonly BudgetName[]): void {
  const spender = spenders.getStore();
  const missing = names.filter((name) => !spender?.budgets.includes(name));
  if (missing.length === 0) return;
  throw new Error(`${spender?.name ?? 'unnamed work'} does not declare the budgets ${missing.join(', ')}`);
}
