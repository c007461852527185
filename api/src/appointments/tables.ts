import type { BookingConfirmation } from '@larkwell/contracts/appointments/appointments';
import type { Language } from '@larkwell/contracts/language/language';
import type { TestType } from '@larkwell/contracts/test-types';
import type { PersonKey } from '../sealing';

/**
 * The patient: sealed, with hashes for finding the row. The plain columns are filled only in rows from before
 * sealing.
 */
export type PatientColumns = {
  keyId: string | null;
  patientSealed: string | null;
  confirmationCode: string | null;
  patientFirstName: string | null;
  patientLastName: string | null;
  patientEmail: string | null;
  patientMobile: string | null;
  primaryPhoneNumber: string | null;
  dateOfBirth: string | null;
} & PatientHashes;

export type PatientHashes = {
  emailHash: string | null;
  phoneHashes: string[] | null;
  codeHash: string | null;
  patientHash: string | null;
  /** The id of the key for the hashes; see `LookupHash.keyId`. */
  lookupKey: string | null;
};

/** A row of the visits table. Instants are text, as PostgreSQL writes them. */
export type AppointmentColumns = PatientColumns & {
  id: string;
  slotId: string;
  holdId: string;
  /** The payment for it; null at no cost. */
  paymentId: string | null;
  status: 'capturing' | 'active' | 'cancelled' | 'failed';
  testType: TestType;
  assessmentSealed: string;
  answersSealed: string | null;
  ssnSealed: string | null;
  driverLicenseSealed: string | null;
  insuranceIdSealed: string | null;
  amountPaidCents: number;
  /** Cents refunded, and since when. */
  refundedCents: number;
  refundedAt: string | null;
  /** A dispute about the payment, with the disputed cents; null without one. */
  dispute: BookingConfirmation['dispute'];
  /** The people it was booked with; null for a booking of its own. */
  householdId: string | null;
  calendarSequence: number;
  checkedInAt: string | null;
  reportKey: string | null;
  /** The language in which it was booked. */
  language: Language;
};

/** A booking with its visit's key; one from before sealing has none. */
export type BookingRow = AppointmentColumns & { key: PersonKey | null };
