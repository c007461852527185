import { HOLD_MINUTES } from '../numbers/visits';
import { z } from 'zod';
import { bookingConfirmationSchema, refusedSchema } from './appointments';
import { peopleSchema, personSchema } from './households';
import { idSchema } from '../fields/text';
import { holdBudgets, visitBudgets } from '../budgets';
import { call } from '../call';
import { holdSchema } from '../locations/hold';
import { nearestSlotSchema } from '../locations/locations';
import { termsSchema } from '../terms';
import { testTypeSchema } from '../test-types';

const tags = ['appointments'];

/** `nearest` has times with enough places near them. */
const notHeld = refusedSchema.extend({ nearest: z.array(nearestSlotSchema) });

/**
 * People who book together: all of their times are held, paid and booked, or none. `draftId` is the first person’s; its
 * payment calls are for all of them.
 */
export const householdsContract = {
  reserve: call({ access: 'site', keep: 0, limits: [], budgets: holdBudgets })
    .route({
      method: 'POST',
      path: '/appointments/households/reserve/{slotId}',
      summary: `Hold times for several people at one location for ${HOLD_MINUTES} minutes, or none`,
      description:
        'The times are as near to the slot as possible and end together. Answers with the first person’s. ' +
        'People whom the household has already keep their answers; those beyond the number leave it.',
      tags,
    })
    .input(
      z.object({
        slotId: idSchema,
        draftId: idSchema,
        people: peopleSchema,
        testType: testTypeSchema.optional(),
        terms: termsSchema.optional(),
      }),
    )
    .output(
      z.discriminatedUnion('success', [z.object({ success: z.literal(true), data: holdSchema }), notHeld]),
    ),
  addPerson: call({ access: 'holder', keep: 0, limits: ['draft'], budgets: holdBudgets })
    .route({
      method: 'POST',
      path: '/appointments/households/people',
      summary: 'Add a person to a visit being booked: one more time at the same location, with the same end',
      tags,
    })
    .input(z.object({ draftId: idSchema }))
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: z.object({ person: personSchema }) }),
        refusedSchema,
      ]),
    ),
  removePerson: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/appointments/households/people/{person}/remove',
      summary:
        'Remove a person other than the first; their time is free at once, and their answers are deleted',
      tags,
    })
    .input(z.object({ draftId: idSchema, person: personSchema }))
    .output(z.object({ success: z.literal(true) })),
  confirm: call({
    access: 'holder',
    keep: 0,
    limits: [],
    budgets: [...visitBudgets, 'visitsOfAddress', 'refusedVisitsOfAddress', 'mailsOfMailbox'],
  })
    .route({
      method: 'POST',
      path: '/appointments/households/confirm',
      summary: 'Turn all of a household’s held times into bookings and capture its charge, or none',
      description:
        'Each person has a booking with a code of its own. A refusal names the person it is about, if it is about one.',
      tags,
    })
    .input(z.object({ draftId: idSchema, terms: termsSchema.optional() }))
    .output(
      z.discriminatedUnion('success', [
        z.object({
          success: z.literal(true),
          data: z.array(
            z.object({ person: personSchema, bookingId: idSchema, confirmationCode: z.string() }),
          ),
        }),
        refusedSchema.extend({
          resetCharge: z.boolean(),
          person: personSchema.nullable(),
          errorData: z.record(z.string(), z.array(z.string())).optional(),
        }),
      ]),
    ),
  cancel: call({ access: 'holder', keep: 0, limits: ['booking-change'], budgets: ['mailsOfMailbox'] })
    .route({
      method: 'PUT',
      path: '/appointments/bookings/{bookingId}/household/cancel',
      summary: 'Cancel all upcoming bookings that were made together with this one, or none',
      description:
        'Those with the same email address. Needs the `x-booking-proof` header of a lookup, or the service key.',
      tags,
    })
    .input(z.object({ bookingId: idSchema, terms: termsSchema.optional() }))
    .output(z.discriminatedUnion('success', [z.object({ success: z.literal(true) }), refusedSchema])),
  move: call({
    access: 'holder',
    keep: 0,
    limits: ['booking-change'],
    budgets: [...visitBudgets, 'mailsOfMailbox'],
  })
    .route({
      method: 'POST',
      path: '/appointments/bookings/{bookingId}/household/move',
      summary: 'Move all upcoming bookings that were made together with this one to other times, or none',
      description: 'As near to the slot as possible. Otherwise like canceling them.',
      tags,
    })
    .input(z.object({ bookingId: idSchema, slotId: idSchema, terms: termsSchema.optional() }))
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: z.array(bookingConfirmationSchema) }),
        notHeld,
      ]),
    ),
};
