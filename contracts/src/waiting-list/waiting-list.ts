import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { bookingEmailMessages, email } from '../fields/email';
import { idSchema } from '../fields/text';
import { testTypeSchema } from '../test-types';

/** Where to write once a time opens at a location on a full day. The test is what the mailed link searches for. */
export const waitingRequestSchema = z.object({
  locationId: idSchema,
  date: calendarDate(),
  testType: testTypeSchema,
  email: email(bookingEmailMessages),
});
export type WaitingRequest = z.infer<typeof waitingRequestSchema>;

/** The key of the mailed link. */
export const waitingKeySchema = z.object({ key: idSchema });
