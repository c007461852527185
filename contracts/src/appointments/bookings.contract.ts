import { z } from 'zod';
import { bookingConfirmationSchema, bookingSchema, refusedSchema } from './appointments';
import { bookingEmailMessages, email } from '../fields/email';
import { instantSchema } from '../fields/date';
import { idSchema, line } from '../fields/text';
import { call } from '../call';
import { nearestSlotSchema } from '../locations/locations';
import { termsSchema } from '../terms';

const tags = ['appointments'];

const done = z.discriminatedUnion('success', [z.object({ success: z.literal(true) }), refusedSchema]);
const booking = z.object({ bookingId: idSchema });

/** A visit after it is booked: found again, shown, moved, cancelled. */
export const bookingsContract = {
  listBookings: call({
    access: 'everybody',
    keep: 0,
    limits: ['booking-lookup-address', 'booking-lookup-email'],
  })
    .route({
      method: 'POST',
      path: '/appointments/customer/bookings',
      summary: 'List the bookings made with an e-mail address',
      description:
        'Where the lookup asks for a mailed code, the answer is `success: false` with code `code-required` until ' +
        '`code`, or the `lookupToken` of an earlier answer, comes along.',
      tags,
    })
    .input(
      z.object({
        userEmail: email(bookingEmailMessages),
        code: line(12).optional(),
        lookupToken: idSchema.optional(),
      }),
    )
    .output(
      z.discriminatedUnion('success', [
        z.object({
          success: z.literal(true),
          data: z.array(bookingSchema),
          now: instantSchema,
          /** Repeats this lookup, and cancels or moves its bookings, for half an hour without a new code. */
          lookupToken: idSchema,
        }),
        refusedSchema,
      ]),
    ),
  requestLookupCode: call({ access: 'everybody', keep: 0, limits: ['booking-lookup-address', 'lookup-code'] })
    .route({
      method: 'POST',
      path: '/appointments/customer/lookup-code',
      summary: 'Mail a six-digit code for a booking lookup; answers alike whether or not there are bookings',
      tags,
    })
    .input(z.object({ userEmail: email(bookingEmailMessages) }))
    .output(z.object({ success: z.literal(true) })),
  cancelBooking: call({ access: 'holder', keep: 0, limits: ['booking-change'] })
    .route({
      method: 'PUT',
      path: '/appointments/cancel-booking/{id}',
      summary: 'Cancel a booking nobody has checked in for',
      tags,
    })
    .input(z.object({ id: idSchema, lookupToken: idSchema.optional(), terms: termsSchema.optional() }))
    .output(done),
  moveBooking: call({ access: 'holder', keep: 0, limits: ['booking-change'] })
    .route({
      method: 'POST',
      path: '/appointments/bookings/{bookingId}/move',
      summary: 'Move a booking to another free slot; the old place is released in the same transaction',
      tags,
    })
    .input(
      booking.extend({
        slotId: idSchema,
        lookupToken: idSchema.optional(),
        terms: termsSchema.optional(),
      }),
    )
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: bookingConfirmationSchema }),
        refusedSchema.extend({ nearest: z.array(nearestSlotSchema) }),
      ]),
    ),
  getConfirmation: call({ access: 'holder', keep: 0, limits: ['guess'] })
    .route({
      method: 'GET',
      path: '/appointments/bookings/{bookingId}',
      summary: 'Read a booking’s confirmation by its opaque id',
      tags,
    })
    .input(booking)
    .output(z.object({ data: bookingConfirmationSchema })),
  getCalendar: call({ access: 'holder', keep: 0, limits: ['guess'] })
    .route({
      method: 'GET',
      path: '/appointments/bookings/{bookingId}/calendar',
      summary: 'Get a booking as an iCalendar file',
      tags,
    })
    .input(booking)
    .output(z.object({ data: z.object({ fileName: z.string(), content: z.string() }) })),
};
