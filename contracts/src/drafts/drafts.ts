import { z } from 'zod';
import { assessmentSchema } from '../appointments/assessment';
import { VISIT_SECTIONS, visitAnswersSchema } from '../appointments/visit-answers';
import { instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';
import { holdSchema } from '../locations/hold';
import { termsChangeSchema, termsSchema } from '../terms';
import { testTypeSchema } from '../test-types';

/** What is kept of a secret answer: enough to recognise it, never the answer itself. */
export const keptSecretsSchema = z.object({
  /** `•••-••-6789` */
  ssn: z.string().nullable(),
  driver_license: z.boolean(),
  insurance_id: z.boolean(),
  /** Whether the member number was typed twice alike. */
  insurance_id_confirmed: z.boolean(),
});
export type KeptSecrets = z.infer<typeof keptSecretsSchema>;

/** An insurance-card image that belongs to the draft. `url` opens for some minutes. */
export const cardImageSchema = z.object({ key: z.string(), url: z.string() });
export type CardImage = z.infer<typeof cardImageSchema>;

/**
 * A booking that is being made. `draftId` is opaque and carries the draft's secret: whoever holds it owns the
 * draft. Keep it in a cookie, never in a URL of a site.
 */
export const draftSchema = z.object({
  draftId: idSchema,
  testType: testTypeSchema.nullable(),
  searchLocation: z.string().nullable(),
  assessment: assessmentSchema.nullable(),
  /** Saved answers, without those of `SECRET_ANSWERS`. */
  visitInfo: visitAnswersSchema,
  secrets: keptSecretsSchema,
  /** `consent` is there while the visit is what was agreed to. */
  completedSections: z.array(z.enum(VISIT_SECTIONS)),
  /**
   * What stands in the way of booking, as sentences by field: answers that are missing, or that fit no longer since
   * another place or day was chosen. `assessment` is there while none was given. Empty once it is booked.
   */
  faults: z.record(z.string(), z.array(z.string())),
  images: z.object({ front: cardImageSchema.nullable(), back: cardImageSchema.nullable() }),
  hold: holdSchema.nullable(),
  /** A card authorization that waits for the confirmation. */
  payment_charge_id: z.string().nullable(),
  /** Whether a way to pay for it was begun, and is not over; `paymentState` asks what became of it. */
  hasPayment: z.boolean(),
  /** For the forms that pay and confirm; null while no time was ever chosen. Once booked: what was agreed to. */
  terms: termsSchema.nullable(),
  /** What is different from what was agreed to; empty before, and while nothing is. */
  changes: z.array(termsChangeSchema),
  /** Set once the draft became a booking. */
  bookingId: idSchema.nullable(),
  expiresAt: instantSchema,
  now: instantSchema,
});
export type Draft = z.infer<typeof draftSchema>;
