import { CUTOFF_MINUTES } from '@larkwell/contracts/numbers/visits';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import { recordAudit } from '../audit';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import type { ChangedTerms } from '../terms';
import type { BookingAsker } from './booking-proof';
import { alreadyCanceledSentence } from './sentences';

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

export const alreadyCanceled = refusedChange('already-cancelled', alreadyCanceledSentence);

export const begun = refusedChange(
  'conflict',
  'This booking can no longer be changed: the time of the visit has come.',
);

export const tooLateToMove = refusedChange(
  'conflict',
  `A booking can be moved until ${CUTOFF_MINUTES} minutes before the visit. Your booking is unchanged.`,
);

export const slotTaken = refusedChange(
  'slot-taken',
  'This time was just taken. Your booking is unchanged. Choose another time.',
);

export const changedElsewhere = refusedChange(
  'terms-changed',
  'Your booking has changed since this page was shown. Nothing was done.',
);

/** Writes to the audit log that the patient, or someone with their link, changed a booking. */
export const recordChange = (deps: Deps, { db }: Transaction, action: string, subject: string) =>
  recordAudit({ ...deps, db }, { actor: 'visitor', action, subject });
