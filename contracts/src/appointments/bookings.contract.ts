import { inWords } from '../numbers/words';
import { CODE_DIGITS } from '../numbers/accounts';
import { LOOKUP_PROOF_MINUTES } from '../numbers/visits';
import { z } from 'zod';
import { bookingConfirmationSchema, bookingSchema, refusedSchema } from './appointments';
import { bookingEmailMessages, email } from '../fields/email';
import { instantSchema } from '../fields/date';
import { idSchema, line } from '../fields/text';
import { mailBudgets, visitBudgets } from '../budgets';
import { call } from '../call';
import { bookingOpeningSchema } from './openings';
import { nearestSlotSchema } from '../locations/locations';
import { termsSchema } from '../terms';

const tags = ['appointments'];

const done = z.discriminatedUnion('success', [z.object({ success: z.literal(true) }), refusedSchema]);
const provedOnly =
  'Needs the `x-booking-proof` header of a lookup, or the service key; 403 with code `code-required` otherwise.';
const booking = z.object({ bookingId: idSchema });

/** A visit after it is booked: looked up, shown, moved, canceled. */
export const bookingsContract = {
  listBookings: call({
    access: 'everybody',
    keep: 0,
    limits: ['booking-lookup-address', 'booking-lookup-asker', 'booking-lookup-email'],
  })
    .route({
      method: 'POST',
      path: '/appointments/customer/bookings',
      summary: 'List the bookings made with an email address',
      description:
        'Where the list requires a mailed code, the answer is `success: false` with code `code-required` until ' +
        '`code`, or the `x-booking-proof` header, is sent. Answers a `code` with the proof for that header, valid ' +
        `for ${LOOKUP_PROOF_MINUTES} minutes. Without proof, \`report_doc\` is the call that asks for it.`,
      tags,
    })
    .input(
      z.object({
        userEmail: email(bookingEmailMessages),
        code: line(12).optional(),
        /** The visit that this browser is booking; it learns about its payment without proof. */
        draftId: idSchema.optional(),
      }),
    )
    .output(
      z.discriminatedUnion('success', [
        z.object({
          success: z.literal(true),
          data: z.array(bookingSchema),
          now: instantSchema,
          /** Whether this caller may change these bookings and open their reports. */
          isProved: z.boolean(),
          /** Who opened what of these bookings, the latest first; empty without proof. */
          openings: z.array(bookingOpeningSchema),
          /** Whether a visit is missing from the list because its payment is being checked; false for strangers. */
          isBeingPaid: z.boolean(),
          /** For the `x-booking-proof` header; in answer to a code. */
          proof: idSchema.optional(),
        }),
        refusedSchema,
      ]),
    ),
  requestLookupCode: call({
    access: 'everybody',
    keep: 0,
    limits: ['booking-lookup-address', 'lookup-code'],
    budgets: mailBudgets,
  })
    .route({
      method: 'POST',
      path: '/appointments/customer/lookup-code',
      summary: `Mail a ${inWords(CODE_DIGITS)}-digit code for a booking lookup; the answer is the same with and without bookings`,
      tags,
    })
    .input(
      z.object({
        userEmail: email(bookingEmailMessages),
        /**
         * The visit that is being booked with the address: mails the code even when there are no bookings
         * yet.
         */
        draftId: idSchema.optional(),
      }),
    )
    .output(z.object({ success: z.literal(true) })),
  cancelBooking: call({
    access: 'holder',
    keep: 0,
    limits: ['booking-change'],
    budgets: ['mailsOfMailbox'],
  })
    .route({
      method: 'PUT',
      path: '/appointments/cancel-booking/{id}',
      summary: 'Cancel a booking that is not checked in',
      description: provedOnly,
      tags,
    })
    .input(z.object({ id: idSchema, terms: termsSchema.optional() }))
    .output(done),
  moveBooking: call({
    access: 'holder',
    keep: 0,
    limits: ['booking-change'],
    budgets: [...visitBudgets, 'mailsOfMailbox'],
  })
    .route({
      method: 'POST',
      path: '/appointments/bookings/{bookingId}/move',
      summary: 'Move a booking to another free slot; the old place is released in the same transaction',
      description: provedOnly,
      tags,
    })
    .input(
      booking.extend({
        slotId: idSchema,
        terms: termsSchema.optional(),
      }),
    )
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: bookingConfirmationSchema }),
        refusedSchema.extend({ nearest: z.array(nearestSlotSchema) }),
      ]),
    ),
  getReport: call({ access: 'holder', keep: 0, limits: ['guess'] })
    .route({
      method: 'GET',
      path: '/appointments/bookings/{bookingId}/report',
      summary: 'Get a link that opens a booking’s report for some minutes',
      description: provedOnly,
      tags,
    })
    .input(booking)
    .output(z.object({ data: z.object({ url: z.string() }) })),
  openBookingLink: call({ access: 'holder', keep: 0, limits: ['guess'] })
    .route({
      method: 'POST',
      path: '/appointments/customer/booking-link',
      summary: 'Accept the link of a booking mail as proof of its mailbox',
      tags,
    })
    .input(z.object({ link: idSchema }))
    .output(z.object({ data: z.object({ userEmail: z.string(), proof: idSchema, bookingId: idSchema }) })),
  getConfirmation: call({ access: 'holder', keep: 0, limits: ['guess'] })
    .route({
      method: 'GET',
      path: '/appointments/bookings/{bookingId}',
      summary:
        'Get a booking’s confirmation by its opaque id; 409 while its card is being charged, or if that failed',
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
