import type { FieldCipher, LookupHash } from '../security';
import { openColumn, type PersonKey, sealColumn, type SealedRow } from '../sealing';
import type { BookingRow, PatientColumns, PatientHashes } from './tables';

/** The person a visit is for. For an erased patient, every text except the first name is empty. */
export interface Patient {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  primaryPhone: string;
  /** ISO day; null when erased. */
  dateOfBirth: string | null;
  confirmationCode: string;
}

type KnownPatient = Patient & { dateOfBirth: string };

const patientColumn = { column: 'patient_sealed', purpose: 'visit patient' };

const erasedPatient: Patient = {
  firstName: '[erased]',
  lastName: '',
  email: '',
  mobile: '',
  primaryPhone: '',
  dateOfBirth: null,
  confirmationCode: '',
};

/** Where a booking's values are sealed. */
export const bookingAt = (id: string, key: PersonKey | null): SealedRow => ({
  table: 'appointments',
  row: id,
  key,
});

/** The columns that identify the patient: sealed values, with hashes for finding the booking. */
export function sealPatient(
  { cipher, lookupHash }: { cipher: FieldCipher; lookupHash: LookupHash },
  at: SealedRow,
  patient: KnownPatient,
): PatientColumns {
  if (!at.key) return plainColumns(patient);
  return {
    ...noPlainColumns,
    keyId: at.key.id,
    patientSealed: sealColumn(cipher, at, patientColumn, JSON.stringify(patient)),
    ...hashPatient(lookupHash, patient),
  };
}

/** The hashes for finding a booking; none for an erased patient. */
export function hashPatient(lookupHash: LookupHash, patient: Patient): PatientHashes {
  const { email, mobile, primaryPhone, confirmationCode, lastName, dateOfBirth } = patient;
  const { keyId: lookupKey } = lookupHash;
  if (dateOfBirth === null) return { ...noHashes, lookupKey };
  return {
    emailHash: lookupHash('email', email),
    phoneHashes: [...new Set([mobile, primaryPhone].map((phone) => lookupHash('phone', phone)))],
    codeHash: lookupHash('code', confirmationCode),
    patientHash: lookupHash('patient', `${lastName} ${dateOfBirth}`),
    lookupKey,
  };
}

/** The patient of a booking that is sealed, from before sealing, or erased. */
export function openPatient(cipher: FieldCipher, booking: BookingRow): Patient {
  const { id, key, patientSealed } = booking;
  if (!patientSealed) return plainPatient(booking);
  const text = openColumn(cipher, bookingAt(id, key), patientColumn, patientSealed);
  return text ? (JSON.parse(text) as KnownPatient) : erasedPatient;
}

const noPlainColumns = {
  confirmationCode: null,
  patientFirstName: null,
  patientLastName: null,
  patientEmail: null,
  patientMobile: null,
  primaryPhoneNumber: null,
  dateOfBirth: null,
};

const noHashes = { emailHash: null, phoneHashes: null, codeHash: null, patientHash: null, lookupKey: null };

const plainColumns = (patient: KnownPatient): PatientColumns => ({
  ...noHashes,
  keyId: null,
  patientSealed: null,
  confirmationCode: patient.confirmationCode,
  patientFirstName: patient.firstName,
  patientLastName: patient.lastName,
  patientEmail: patient.email,
  patientMobile: patient.mobile,
  primaryPhoneNumber: patient.primaryPhone,
  dateOfBirth: patient.dateOfBirth,
});

/** A booking from before sealing, where the schema makes sure that all of these are present. */
export const plainPatient = (row: PatientColumns): KnownPatient => ({
  confirmationCode: row.confirmationCode!,
  firstName: row.patientFirstName!,
  lastName: row.patientLastName!,
  email: row.patientEmail!,
  mobile: row.patientMobile!,
  primaryPhone: row.primaryPhoneNumber!,
  dateOfBirth: row.dateOfBirth!,
});
