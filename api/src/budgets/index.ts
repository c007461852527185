export { type Budget, budgets, budgetSizes, type BudgetSizes, type BudgetVariable } from './budgets';
export {
  type Exceeded,
  giveBack,
  type HashedUse,
  hashUse,
  isUsedUpBy,
  spend,
  spendHashed,
  type Use,
} from './spend';
export { requireDeclared, spendingAs } from './spender';
export { visitWords } from './visit-words';
