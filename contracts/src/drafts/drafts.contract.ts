import { z } from 'zod';
import { assessmentAnswersSchema } from '../appointments/assessment';
import { FORGETTABLE_ANSWERS, VISIT_SECTIONS, visitAnswersSchema } from '../appointments/visit-answers';
import { idSchema, requiredText } from '../fields/text';
import { call } from '../call';
import { heldTimeSchema } from '../locations/hold';
import { termsSchema } from '../terms';
import { testTypeSchema } from '../test-types';
import { draftSchema, draftStartSchema } from './drafts';

const tags = ['drafts'];

const changes = z.object({
  testType: testTypeSchema.optional(),
  searchLocation: requiredText(undefined, { max: 100 }).optional(),
  assessment: assessmentAnswersSchema.optional(),
  section: z
    .object({
      name: z.enum(VISIT_SECTIONS),
      /**
       * A secret answer that is omitted or empty keeps what was saved before; null drops it with the section.
       * A refused section still saves the valid secret answers, since no page can show them again.
       */
      answers: visitAnswersSchema,
    })
    .optional(),
  /** Secret answers to delete, even if the section is refused. */
  forget: z.array(z.enum(FORGETTABLE_ANSWERS)).max(3).optional(),
});

export const draftsContract = {
  create: call({ access: 'everybody', keep: 0, limits: ['draft'] })
    .route({
      method: 'POST',
      path: '/appointments/drafts',
      summary: 'Start a booking',
      tags,
      successStatus: 201,
    })
    .input(changes)
    .output(z.object({ data: draftSchema })),
  get: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/appointments/drafts/{draftId}',
      summary: 'Get a booking in progress',
      tags,
    })
    .input(z.object({ draftId: idSchema }))
    .output(z.object({ data: draftSchema })),
  getStart: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/appointments/drafts/{draftId}/start',
      summary: 'Get what the pages before the visit form show of a booking in progress',
      description:
        'Checks only the assessment and asks nobody else, so it costs less than the whole booking.',
      tags,
    })
    .input(
      z.object({
        draftId: idSchema,
        /** Decides the day instead of the saved one. */
        searchLocation: requiredText(undefined, { max: 100 }).optional(),
      }),
    )
    .output(z.object({ data: draftStartSchema })),
  getHeldTime: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/appointments/drafts/{draftId}/held-time',
      summary: 'Get the time that is held for a booking in progress',
      description: 'Null when no hold is running: none was taken, it has ended, or the visit is booked.',
      tags,
    })
    .input(z.object({ draftId: idSchema }))
    .output(z.object({ data: heldTimeSchema.nullable() })),
  update: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'PATCH',
      path: '/appointments/drafts/{draftId}',
      summary: 'Save parts of a booking: the assessment, the place, one section of the visit form',
      description:
        'Each part is checked by its rules and saved whole or not at all, except secret answers. A refusal names the fields as the ' +
        'specification does, without a prefix. `terms` is what the consent form showed: a visit that has changed since ' +
        'is refused with `terms-changed`.',
      tags,
    })
    .input(changes.extend({ draftId: idSchema, terms: termsSchema.optional() }))
    .output(z.object({ data: draftSchema })),
};
