import type { VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import type { TestType } from '@larkwell/contracts/test-types';
import type { PersonKey } from '../sealing';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const drafts = pgTable('drafts', {
  id: text('id').primaryKey(),
  testType: text('test_type').$type<TestType>(),
  searchLocation: text('search_location'),
  assessmentSealed: text('assessment_sealed'),
  answersSealed: text('answers_sealed'),
  ssnSealed: text('ssn_sealed'),
  driverLicenseSealed: text('driver_license_sealed'),
  insuranceIdSealed: text('insurance_id_sealed'),
  /** What the page showed when the consent was given, signed and without the name; null before. */
  agreedTerms: text('agreed_terms'),
  agreedPatientSealed: text('agreed_patient_sealed'),
  markSalt: text('mark_salt').notNull(),
  completedSections: text('completed_sections').array().$type<VisitSection[]>().notNull(),
  frontImageKey: text('front_image_key'),
  backImageKey: text('back_image_key'),
  appointmentId: text('appointment_id'),
  keyId: text('key_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A draft with the key of its visit; a draft from before keys has none, and `FIELD_KEYS` seal it. */
export type DraftRow = typeof drafts.$inferSelect & { key: PersonKey | null };
