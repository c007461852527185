import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import type { LookupHash } from '../security';
import { type KeyNeeds, type StoredKey, unwrapFirst } from '../sealing';
import type { AppointmentColumns, BookingRow } from './tables';

/** A booking as stored; its key is still wrapped. */
export type StoredBooking = AppointmentColumns & { key: StoredKey | null };

/** Every column of a booking, from `bookings`. */
export const bookingColumns = sql`
  a.id, a.slot_id as "slotId", a.hold_id as "holdId", a.payment_id as "paymentId", a.status, a.test_type as "testType",
  a.key_id as "keyId", a.patient_sealed as "patientSealed", a.email_hash as "emailHash",
  a.phone_hashes as "phoneHashes", a.code_hash as "codeHash", a.patient_hash as "patientHash",
  a.lookup_key as "lookupKey", a.confirmation_code as "confirmationCode",
  a.patient_first_name as "patientFirstName", a.patient_last_name as "patientLastName",
  a.patient_email as "patientEmail", a.patient_mobile as "patientMobile",
  a.primary_phone_number as "primaryPhoneNumber", a.date_of_birth as "dateOfBirth",
  a.assessment_sealed as "assessmentSealed", a.answers_sealed as "answersSealed", a.ssn_sealed as "ssnSealed",
  a.driver_license_sealed as "driverLicenseSealed", a.insurance_id_sealed as "insuranceIdSealed",
  a.amount_paid_cents as "amountPaidCents", a.refunded_cents as "refundedCents", a.refunded_at as "refundedAt",
  (select json_build_object('state', case p.status when 'lost' then 'lost' else 'open' end,
      'amount', coalesce(a.share_cents, p.amount_cents) - a.refunded_cents)
    from payments p where p.id = a.payment_id and p.status in ('disputed', 'lost') and a.share_cents is distinct from 0) as dispute,
  a.household_id as "householdId", a.calendar_sequence as "calendarSequence", a.checked_in_at as "checkedInAt", a.report_key as "reportKey", a.language,
  case when k.id is not null then json_build_object('id', k.id, 'wrapped', k.wrapped) end as key`;

/** Bookings `a` with their keys `k`. */
export const bookings = sql`appointments a left join person_keys k on k.id = a.key_id`;

/** The booking that `where` selects, in columns of `bookings`; null when there is none. */
export async function findBooking(deps: KeyNeeds & Pick<Deps, 'db'>, where: SQL): Promise<BookingRow | null> {
  const { rows } = await deps.db.execute<StoredBooking>(sql`
    select ${bookingColumns} from ${bookings} where ${where}`);
  return unwrapFirst(deps, rows);
}

/** Like `findBooking`, but locked until the transaction ends. */
export const lockBooking = (deps: KeyNeeds & Pick<Deps, 'db'>, where: SQL): Promise<BookingRow | null> =>
  findBooking(deps, sql`${where} for update of a`);

/** Bookings of an email address, including those from before sealing. */
export const isOfEmail = (lookupHash: LookupHash, email: string) =>
  sql`(a.email_hash = any (${sql.param(lookupHash.all('email', email))}::text[]) or a.patient_email = ${email})`;

/** A booking by its id or its confirmation code, in any case. */
export const isNamed = (lookupHash: LookupHash, named: string) =>
  sql`(a.id = ${named} or a.code_hash = any (${sql.param(lookupHash.all('code', named))}::text[])
    or a.confirmation_code = ${named.toUpperCase()})`;

/** Whether an email address ever booked anything. */
export async function hasBookings(
  { db, lookupHash }: { db: Queryable; lookupHash: LookupHash },
  email: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from appointments a where ${isOfEmail(lookupHash, email)} limit 1`);
  return rows.length > 0;
}
