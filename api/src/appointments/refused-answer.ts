import type { RefusalCode } from '@larkwell/contracts/refusals';
import type { TermsChange } from '@larkwell/contracts/terms';
import { refusalOf, type FieldErrors } from '../refusals';

/** A refusal that a visit's call returns as `success: false`. */
export interface RefusedAnswer {
  success: false;
  errorMessage: string;
  code: RefusalCode;
  errorData?: FieldErrors;
  changes?: TermsChange[];
  terms?: string;
}

const answered: readonly (RefusalCode | undefined)[] = [
  'already-paid',
  'conflict',
  'hold-expired',
  'refused',
  'terms-changed',
  'unavailable',
];

/** Turns a refusal that `work` throws about a visit or its payment into an answer. Rethrows other errors. */
export async function orRefused<T>(work: () => Promise<T>): Promise<T | RefusedAnswer> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal?.code || !answered.includes(refusal.code)) throw error;
    const { code, changes, terms } = refusal;
    return {
      success: false,
      errorMessage: (error as Error).message,
      code,
      ...(changes && { changes }),
      ...(terms !== undefined && { terms }),
    };
  }
}
