import type { FieldCipher, LookupHash } from '../security';
import { openColumn, type PersonKey, sealColumn, type SealedRow } from '../sealing';
import type { BookingRow, PatientColumns, PatientHashes } from './tables';

/** Who a visit is for. Of an erased patient every text is empty but the first name. */
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

/** Where the values of a booking are sealed. */
export const bookingAt = (id: string, key: PersonKey | null): SealedRow => ({
  table: 'appointments',
  row: id,
  key,
});

/** The columns that tell who the patient is: sealed, with the hashes by which the booking is found. */
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

/** The hashes by which a booking is found; none for an erased patient. */
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

/** Who a booking is for, whether it is sealed, from before sealing, or erased. */
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

/** A booking from before sealing; the schema sees to it that none of these is missing then. */
export const plainPatient = (row: PatientColumns): KnownPatient => ({
  confirmationCode: row.confirmationCode!,
  firstName: row.patientFirstName!,
  lastName: row.patientLastName!,
  email: row.patientEmail!,
  mobile: row.patientMobile!,
  primaryPhone: row.primaryPhoneNumber!,
  dateOfBirth: row.dateOfBirth!,
});
