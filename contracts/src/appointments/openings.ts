import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';

/** One access to part of a booking. */
export const bookingOpeningSchema = z.object({
  at: instantSchema,
  bookingId: idSchema,
  /** The booking as our staff looks it up, a picture of the insurance card, or the report. */
  what: z.enum(['booking', 'card', 'report']),
  /** Our staff, or a person with a link that only the patient gets. */
  by: z.enum(['staff', 'patient']),
});
export type BookingOpening = z.infer<typeof bookingOpeningSchema>;

/** How many are listed, the latest first. */
export const BOOKING_OPENINGS_SHOWN = 50;
