import { HOLD_MINUTES } from '../numbers/visits';
import { z } from 'zod';
import { confirmOutputSchema, reserveOutputSchema } from './appointments';
import { assessmentAnswersSchema } from './assessment';
import { bookingsContract } from './bookings.contract';
import { visitPayloadSchema } from './visit';
import { visitPaymentsContract } from './visit-payments.contract';
import { isCalendarDate, calendarDate } from '../fields/date';
import { idSchema, requiredText } from '../fields/text';
import { availabilitySchema, slotSchema } from '../locations/locations';
import { holdBudgets, visitBudgets } from '../budgets';
import { call } from '../call';
import { termsSchema } from '../terms';
import { testTypeSchema } from '../test-types';

const tags = ['appointments'];

/** The two path parts may be in either order. */
const availableInput = z
  .object({ locationId: idSchema, date: idSchema })
  .transform(({ locationId, date }) =>
    isCalendarDate(locationId) ? { locationId: date, date: locationId } : { locationId, date },
  )
  .pipe(z.object({ locationId: idSchema, date: calendarDate() }));

const reserveInput = z.object({
  slotId: idSchema,
  /** The draft that gets the place; frees the place it held before in the same statement. */
  draftId: idSchema.optional(),
  /**
   * The test that the chosen time was offered for. The location must offer it, and the draft must be about
   * it.
   */
  testType: testTypeSchema.optional(),
  terms: termsSchema.optional(),
});

export const appointmentsContract = {
  available: call({ access: 'everybody', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/appointments/available/{locationId}/{date}',
      summary: 'List the free slots of a location on a date; the two path parts may be swapped',
      tags,
    })
    .input(availableInput)
    .output(z.object({ data: z.array(slotSchema), availability: availabilitySchema })),
  reserveByGet: call({ access: 'site', keep: 0, limits: [], budgets: holdBudgets })
    .route({
      method: 'GET',
      path: '/appointments/reserve/{slotId}',
      summary: `Hold a slot for ${HOLD_MINUTES} minutes (as specified; never cached; the sites use POST)`,
      tags,
    })
    .input(z.object({ slotId: idSchema, testType: testTypeSchema.optional() }))
    .output(reserveOutputSchema),
  reserve: call({ access: 'site', keep: 0, limits: [], budgets: holdBudgets })
    .route({
      method: 'POST',
      path: '/appointments/reserve/{slotId}',
      summary: `Hold a slot for ${HOLD_MINUTES} minutes`,
      tags,
    })
    .input(reserveInput)
    .output(reserveOutputSchema),
  confirm: call({
    access: 'holder',
    keep: 0,
    limits: [],
    budgets: [...visitBudgets, 'visitsOfAddress', 'refusedVisitsOfAddress', 'mailsOfMailbox'],
  })
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
        /** The terms on the submitted form; see `terms-changed`. */
        terms: termsSchema.optional(),
        assessment: assessmentAnswersSchema.optional(),
        searchLocation: requiredText(undefined, { max: 100 }).optional(),
        visitInfo: visitPayloadSchema.optional(),
      }),
    )
    .output(confirmOutputSchema),
  ...visitPaymentsContract,
  ...bookingsContract,
};
