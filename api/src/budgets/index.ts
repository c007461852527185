export { type Budget, budgets, budgetSizes, type BudgetSizes, type BudgetVariable } from './budgets';
export {
  type Exceeded,
  findExceeded,
  giveBack,
  type HashedUse,
  hashUse,
  isUsedUpBy,
  spend,
  spendHashed,
  takeBudgetTurns,
  type Use,
} from './spend';
export { requireDeclared, spendingAs } from './spender';
export { visitWords } from './visit-words';
