import { z } from 'zod';
import { assessmentAnswersSchema } from './assessment';
import { visitPayloadSchema } from './visit';
import { centsSchema } from '../fields/money';
import { bookingEmailMessages, email } from '../fields/email';
import { isCalendarDate, calendarDate } from '../fields/date';
import { idSchema, requiredText } from '../fields/text';
import { availabilitySchema, slotSchema } from '../locations/locations';
import { call } from '../refusals';
import { testTypeSchema } from '../test-types';
import {
  bookingConfirmationSchema,
  bookingSchema,
  chargeOutputSchema,
  confirmOutputSchema,
  payLinkOfferSchema,
  payLinkSchema,
  refusedSchema,
  reserveOutputSchema,
  visitPaymentStateSchema,
} from './appointments';

const tags = ['appointments'];

const done = z.discriminatedUnion('success', [z.object({ success: z.literal(true) }), refusedSchema]);
const booking = z.object({ bookingId: idSchema });

/** Both orders of the two path parts are understood. */
const availableInput = z
  .object({ locationId: idSchema, date: idSchema })
  .transform(({ locationId, date }) =>
    isCalendarDate(locationId) ? { locationId: date, date: locationId } : { locationId, date },
  )
  .pipe(z.object({ locationId: idSchema, date: calendarDate() }));

const reserveInput = z.object({
  slotId: idSchema,
  /** The draft that gets the place; the place it held before is freed with the same statement. */
  draftId: idSchema.optional(),
  testType: testTypeSchema.optional(),
});

export const appointmentsContract = {
  available: call
    .route({
      method: 'GET',
      path: '/appointments/available/{locationId}/{date}',
      summary: 'List the free slots of a location on a date; the two path parts may be swapped',
      tags,
    })
    .input(availableInput)
    .output(z.object({ data: z.array(slotSchema), availability: availabilitySchema })),
  reserveByGet: call
    .route({
      method: 'GET',
      path: '/appointments/reserve/{slotId}',
      summary: 'Hold a slot for 25 minutes (as specified; never cached; the sites use POST)',
      tags,
    })
    .input(z.object({ slotId: idSchema }))
    .output(reserveOutputSchema),
  reserve: call
    .route({
      method: 'POST',
      path: '/appointments/reserve/{slotId}',
      summary: 'Hold a slot for 25 minutes',
      tags,
    })
    .input(reserveInput)
    .output(reserveOutputSchema),
  confirm: call
    .route({
      method: 'POST',
      path: '/appointments/confirm/{appointmentId}',
      summary: 'Turn a held slot into a booking and capture its charge',
      description:
        '`appointmentId` is the slot’s id. Either the id of a draft whose sections are saved, or the whole state.',
      tags,
    })
    .input(
      z.object({
        appointmentId: idSchema,
        holdToken: idSchema,
        draftId: idSchema.optional(),
        assessment: assessmentAnswersSchema.optional(),
        searchLocation: requiredText(undefined, { max: 100 }).optional(),
        visitInfo: visitPayloadSchema.optional(),
      }),
    )
    .output(confirmOutputSchema),
  createCharge: call
    .route({
      method: 'POST',
      path: '/appointments/stripe/create-charge',
      summary: 'Authorise the price of a visit on a card; captured only when the booking is confirmed',
      tags,
    })
    .input(
      z.object({
        /** A card token or payment method of Stripe’s component. Not needed to repeat after authentication. */
        token: idSchema.optional(),
        testType: testTypeSchema,
        draftId: idSchema.optional(),
        holdToken: idSchema.optional(),
        /** The charge id of the first call, after the bank’s question was answered. */
        chargeId: idSchema.optional(),
      }),
    )
    .output(chargeOutputSchema),
  createCheckoutSession: call
    .route({
      method: 'POST',
      path: '/appointments/stripe/checkout-session',
      summary: 'Open Stripe’s hosted page for a draft whose sections are all saved',
      description: 'The page returns to the booking site’s payment page. The price is the API’s.',
      tags,
    })
    .input(z.object({ draftId: idSchema, holdToken: idSchema }))
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
        refusedSchema.extend({ errorData: z.record(z.string(), z.array(z.string())).optional() }),
      ]),
    ),
  createPayLink: call
    .route({
      method: 'POST',
      path: '/appointments/pay-links',
      summary: 'Mail a link by which the visit is paid on another device while the place is held',
      tags,
    })
    .input(
      z.object({ draftId: idSchema, holdToken: idSchema, email: email(bookingEmailMessages).optional() }),
    )
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: payLinkSchema }),
        refusedSchema.extend({ errorData: z.record(z.string(), z.array(z.string())).optional() }),
      ]),
    ),
  getPayLink: call
    .route({
      method: 'GET',
      path: '/appointments/pay-links/{linkId}',
      summary: 'Read what a pay link asks for; refused when it is used or over. Opens nothing at Stripe',
      tags,
    })
    .input(z.object({ linkId: idSchema }))
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: payLinkOfferSchema }),
        refusedSchema,
      ]),
    ),
  openPayLink: call
    .route({
      method: 'POST',
      path: '/appointments/pay-links/{linkId}/open',
      summary: 'Get Stripe’s page for a pay link; refused when it is used or over',
      tags,
    })
    .input(z.object({ linkId: idSchema }))
    .output(
      z.discriminatedUnion('success', [
        z.object({
          success: z.literal(true),
          data: z.object({ url: z.string(), testType: testTypeSchema, amount: centsSchema }),
        }),
        refusedSchema,
      ]),
    ),
  paymentState: call
    .route({
      method: 'GET',
      path: '/appointments/payment-state/{draftId}',
      summary: 'See how far the payment of a draft has come; settles it from Stripe’s own state',
      tags,
    })
    .input(z.object({ draftId: idSchema }))
    .output(z.object({ data: visitPaymentStateSchema })),
  listBookings: call
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
        code: z.string().max(12).optional(),
        lookupToken: idSchema.optional(),
      }),
    )
    .output(
      z.discriminatedUnion('success', [
        z.object({
          success: z.literal(true),
          data: z.array(bookingSchema),
          /** Repeats this lookup, and cancels or moves its bookings, for half an hour without a new code. */
          lookupToken: idSchema,
        }),
        refusedSchema,
      ]),
    ),
  requestLookupCode: call
    .route({
      method: 'POST',
      path: '/appointments/customer/lookup-code',
      summary: 'Mail a six-digit code for a booking lookup; answers alike whether or not there are bookings',
      tags,
    })
    .input(z.object({ userEmail: email(bookingEmailMessages) }))
    .output(z.object({ success: z.literal(true) })),
  cancelBooking: call
    .route({
      method: 'PUT',
      path: '/appointments/cancel-booking/{id}',
      summary: 'Cancel a booking nobody has checked in for',
      tags,
    })
    .input(z.object({ id: idSchema, lookupToken: idSchema.optional() }))
    .output(done),
  moveBooking: call
    .route({
      method: 'POST',
      path: '/appointments/bookings/{bookingId}/move',
      summary: 'Move a booking to another free slot; the old place is released in the same transaction',
      tags,
    })
    .input(booking.extend({ slotId: idSchema, lookupToken: idSchema.optional() }))
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: bookingConfirmationSchema }),
        refusedSchema.extend({ nearest: z.array(slotSchema) }),
      ]),
    ),
  getConfirmation: call
    .route({
      method: 'GET',
      path: '/appointments/bookings/{bookingId}',
      summary: 'Read a booking’s confirmation by its opaque id',
      tags,
    })
    .input(booking)
    .output(z.object({ data: bookingConfirmationSchema })),
  getCalendar: call
    .route({
      method: 'GET',
      path: '/appointments/bookings/{bookingId}/calendar',
      summary: 'Get a booking as an iCalendar file',
      tags,
    })
    .input(booking)
    .output(z.object({ data: z.object({ fileName: z.string(), content: z.string() }) })),
};
