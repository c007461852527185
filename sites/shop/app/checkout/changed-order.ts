import type { TermsChange } from '@larkwell/contracts/terms';
import { paymentMessages } from '../messages/checkout';

/** An order that differs from what its form showed. Nothing was charged. */
export type ChangedOrder = {
  /** What happened, in words for the shopper. */
  sentence: string;
  changes: TermsChange[];
  /** True if the order still has the old prices and has to be placed again; otherwise reloading its page is enough. */
  hasToBeUpdated: boolean;
  /** Hidden fields of the button that continues; by default, those of the page's own form. */
  terms?: string | null;
  /** The cart that the order is updated to, if more than its prices change. */
  cartTerms?: string | undefined;
};

/** The new total, if it changed. */
export const newTotal = ({ changes }: Pick<ChangedOrder, 'changes'>) =>
  changes.find(({ name }) => name === 'Total')?.now ?? null;

/** The same for an order whose prices changed before any button was pressed. */
export const changedSincePlaced = (changes: TermsChange[]): ChangedOrder | undefined =>
  changes.length > 0 ? { sentence: paymentMessages.changedSince, changes, hasToBeUpdated: true } : undefined;
