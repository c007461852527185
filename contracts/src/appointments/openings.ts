import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { idSchema } from '../fields/text';

/** One time that something of a booking was opened. */
export const bookingOpeningSchema = z.object({
  at: instantSchema,
  bookingId: idSchema,
  /** The booking as our staff finds it, a picture of the insurance card, or the report. */
  what: z.enum(['booking', 'card', 'report']),
  /** One of us, or whoever had a link that only the patient is given. */
  by: z.enum(['staff', 'patient']),
});
export type BookingOpening = z.infer<typeof bookingOpeningSchema>;

/** How many are told, the latest first. */
export const BOOKING_OPENINGS_SHOWN = 50;
