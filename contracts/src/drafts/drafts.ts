import { z } from 'zod';
import { assessmentSchema } from '../appointments/assessment';
import { VISIT_SECTIONS, visitAnswersSchema } from '../appointments/visit-answers';
import { householdSchema } from '../appointments/households';
import { calendarDate, instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';
import { holdSchema } from '../locations/hold';
import { termsChangeSchema, termsSchema } from '../terms';
import { testTypeSchema } from '../test-types';

/** What is shown of a secret answer: enough to recognize it, never the answer itself. */
export const keptSecretsSchema = z.object({
  /** `•••-••-6789` */
  ssn: z.string().nullable(),
  driver_license: z.boolean(),
  insurance_id: z.boolean(),
  /** Whether the member number was typed the same way twice. */
  insurance_id_confirmed: z.boolean(),
});
export type KeptSecrets = z.infer<typeof keptSecretsSchema>;

/** An insurance card image of the draft. `url` opens for some minutes. */
export const cardImageSchema = z.object({ key: z.string(), url: z.string() });
export type CardImage = z.infer<typeof cardImageSchema>;

/**
 * A booking in progress. `draftId` is opaque and carries the draft's secret: anyone who has it owns the
 * draft. Keep it in a cookie, never in a site's URL.
 */
export const draftSchema = z.object({
  draftId: idSchema,
  testType: testTypeSchema.nullable(),
  searchLocation: z.string().nullable(),
  assessment: assessmentSchema.nullable(),
  /** Saved answers, except those in `SECRET_ANSWERS`. */
  visitInfo: visitAnswersSchema,
  secrets: keptSecretsSchema,
  /** Includes `consent` while the visit is what was agreed to. */
  completedSections: z.array(z.enum(VISIT_SECTIONS)),
  /**
   * What prevents booking, as sentences by field: missing answers, or answers that became invalid when
   * another place or day was chosen. Includes `assessment` until one is given. Empty once it is booked.
   */
  faults: z.record(z.string(), z.array(z.string())),
  images: z.object({ front: cardImageSchema.nullable(), back: cardImageSchema.nullable() }),
  /** Whether a reminder by text message can be asked for. */
  offersTextReminder: z.boolean(),
  hold: holdSchema.nullable(),
  /** A card authorization that waits for the confirmation. */
  payment_charge_id: z.string().nullable(),
  /** Whether a payment for it was started and is not over; `paymentState` reports its outcome. */
  hasPayment: z.boolean(),
  /** For the forms that pay and confirm; null until a time is chosen. Once booked: what was agreed to. */
  terms: termsSchema.nullable(),
  /** What differs from what was agreed to; empty before the consent, and while nothing differs. */
  changes: z.array(termsChangeSchema),
  /** Set once the draft has become a booking. */
  bookingId: idSchema.nullable(),
  /** The people who book together with this one; null for a visit of its own. */
  household: householdSchema.nullable(),
  expiresAt: instantSchema,
  now: instantSchema,
});
export type Draft = z.infer<typeof draftSchema>;

/** What the pages before the visit form show of a booking in progress. */
export const draftStartSchema = z.object({
  /** Null before it is saved and once the visit is booked. */
  assessment: assessmentSchema.nullable(),
  /** What is wrong with it today, as sentences by field. */
  faults: z.record(z.string(), z.array(z.string())),
  /** In the zone of the held place or, before there is one, of the searched place. */
  today: calendarDate(),
  /** Whether a payment is open or being charged, also once the visit is booked; `paymentState` reports its outcome. */
  hasPayment: z.boolean(),
});
export type DraftStart = z.infer<typeof draftStartSchema>;
