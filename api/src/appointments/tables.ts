import type { TestType } from '@larkwell/contracts/test-types';
import type { PersonKey } from '../sealing';
import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const holds = pgTable('holds', {
  id: text('id').primaryKey(),
  slotId: text('slot_id').notNull(),
  /** Null once a booked place is settled, as is the address. */
  owner: text('owner'),
  draftId: text('draft_id'),
  addressHash: text('address_hash'),
  state: text('state').$type<'live' | 'booked' | 'released' | 'expired'>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const appointments = pgTable('appointments', {
  id: text('id').primaryKey(),
  slotId: text('slot_id').notNull(),
  holdId: text('hold_id').notNull(),
  /** What paid for it; null at no cost. */
  paymentId: text('payment_id'),
  status: text('status').$type<'capturing' | 'active' | 'cancelled' | 'failed'>().notNull(),
  testType: text('test_type').$type<TestType>().notNull(),
  keyId: text('key_id'),
  patientSealed: text('patient_sealed'),
  emailHash: text('email_hash'),
  phoneHashes: text('phone_hashes').array(),
  codeHash: text('code_hash'),
  patientHash: text('patient_hash'),
  /** Names the key of the hashes; see `LookupHash.keyId`. */
  lookupKey: text('lookup_key'),
  /** From here to `dateOfBirth`: filled only in a booking from before sealing; see `openPatient`. */
  confirmationCode: text('confirmation_code'),
  patientFirstName: text('patient_first_name'),
  patientLastName: text('patient_last_name'),
  patientEmail: text('patient_email'),
  patientMobile: text('patient_mobile'),
  primaryPhoneNumber: text('primary_phone_number'),
  dateOfBirth: date('date_of_birth'),
  assessmentSealed: text('assessment_sealed').notNull(),
  answersSealed: text('answers_sealed'),
  ssnSealed: text('ssn_sealed'),
  driverLicenseSealed: text('driver_license_sealed'),
  insuranceIdSealed: text('insurance_id_sealed'),
  frontImageKey: text('front_image_key'),
  backImageKey: text('back_image_key'),
  amountPaidCents: integer('amount_paid_cents').notNull().default(0),
  /** Cents of the payment that went back, and since when. */
  refundedCents: integer('refunded_cents').notNull().default(0),
  refundedAt: instant('refunded_at'),
  calendarSequence: integer('calendar_sequence').notNull().default(0),
  checkedInAt: instant('checked_in_at'),
  reportKey: text('report_key'),
  reportedAt: instant('reported_at'),
  cancelledAt: instant('cancelled_at'),
});

export type AppointmentColumns = typeof appointments.$inferSelect;

/** A booking with the key of its visit; one from before sealing has none. */
export type BookingRow = AppointmentColumns & { key: PersonKey | null };
