import type { TermsChange } from '@larkwell/contracts/terms';
import { paymentMessages } from '../messages/checkout';

/** An order is not what its form showed: nothing was charged by it. */
export type ChangedOrder = {
  /** What happened, for the person. */
  sentence: string;
  changes: TermsChange[];
  /** The order still has the old prices and has to be placed again; else its page only has to be shown anew. */
  hasToBeUpdated: boolean;
  /** What the button that goes on is about; without it, what the page's own form carries. */
  terms?: string | null;
  /** The cart that the order is updated to, where it is not only its prices that change. */
  cartTerms?: string | undefined;
};

/** The total as it is now, if it is another one. */
export const newTotal = ({ changes }: Pick<ChangedOrder, 'changes'>) =>
  changes.find(({ name }) => name === 'Total')?.now ?? null;

/** The same for an order whose prices have moved on before any button was pressed. */
export const changedSincePlaced = (changes: TermsChange[]): ChangedOrder | undefined =>
  changes.length > 0 ? { sentence: paymentMessages.changedSince, changes, hasToBeUpdated: true } : undefined;
