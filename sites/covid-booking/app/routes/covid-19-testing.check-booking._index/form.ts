import { bookingEmailMessages, email } from '@larkwell/contracts/fields/email';
import { z } from 'zod';

export const checkBookingSchema = z.object({ email: email(bookingEmailMessages) });
