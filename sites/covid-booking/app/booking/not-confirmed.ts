import type { TermsChange } from '@larkwell/contracts/terms';

/** Why a booking was not made: the API's sentence, and what changed since the page was shown. */
export interface NotConfirmed {
  errorMessage: string;
  changes?: TermsChange[];
}
