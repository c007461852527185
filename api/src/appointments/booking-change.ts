import type { RefusalCode } from '@larkwell/contracts/refusals';
import { recordAudit } from '../audit';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import type { ChangedTerms } from '../terms';
import type { BookingAsker } from './booking-proof';

export interface RefusedChange extends Partial<ChangedTerms> {
  success: false;
  errorMessage: string;
  code: RefusalCode;
}

export interface BookingChange {
  bookingId: string;
  asker: BookingAsker;
  /** The terms on the submitted form. */
  terms?: string | undefined;
}

export const refusedChange = (code: RefusalCode, errorMessage: string): RefusedChange => ({
  success: false,
  code,
  errorMessage,
});

/** Writes to the audit log that the patient, or someone with their link, changed a booking. */
export const recordChange = (deps: Deps, { db }: Transaction, action: string, subject: string) =>
  recordAudit({ ...deps, db }, { actor: 'visitor', action, subject });
