import type { Language } from '@larkwell/contracts/language/language';
import type { VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import type { TestType } from '@larkwell/contracts/test-types';
import type { PersonKey } from '../sealing';

/** What may be written to an existing draft. */
export type DraftContent = {
  testType: TestType | null;
  searchLocation: string | null;
  assessmentSealed: string | null;
  answersSealed: string | null;
  ssnSealed: string | null;
  driverLicenseSealed: string | null;
  insuranceIdSealed: string | null;
  /** What the page showed when the consent was given, signed and without the name; null before. */
  agreedTerms: string | null;
  agreedPatientSealed: string | null;
  completedSections: VisitSection[];
  frontImageKey: string | null;
  backImageKey: string | null;
  appointmentId: string | null;
  /** The language of the page that saved it last. */
  language: Language;
};

/** A row of the table; the end is text, as PostgreSQL writes it. */
export type DraftStored = DraftContent & {
  id: string;
  markSalt: string;
  /** The household's first draft; null for a visit of its own. */
  householdId: string | null;
  /** Its number in the household. */
  person: number;
  keyId: string | null;
  expiresAt: string;
};

/** A draft with its visit's key. A draft from before keys has none, and `FIELD_KEYS` seal it. */
export type DraftRow = DraftStored & { key: PersonKey | null };
