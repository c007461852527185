import { z } from 'zod';
import { assessmentAnswersSchema } from '../appointments/assessment';
import { VISIT_SECTIONS, visitAnswersSchema } from '../appointments/visit-answers';
import { idSchema, requiredText } from '../fields/text';
import { call } from '../refusals';
import { testTypeSchema } from '../test-types';
import { draftSchema } from './drafts';

const tags = ['drafts'];

const changes = z.object({
  testType: testTypeSchema.optional(),
  searchLocation: requiredText(undefined, { max: 100 }).optional(),
  assessment: assessmentAnswersSchema.optional(),
  section: z
    .object({
      name: z.enum(VISIT_SECTIONS),
      /** A secret answer that is left out keeps what was saved before. */
      answers: visitAnswersSchema,
    })
    .optional(),
});

export const draftsContract = {
  create: call
    .route({
      method: 'POST',
      path: '/appointments/drafts',
      summary: 'Begin a booking',
      tags,
      successStatus: 201,
    })
    .input(changes)
    .output(z.object({ data: draftSchema })),
  get: call
    .route({
      method: 'GET',
      path: '/appointments/drafts/{draftId}',
      summary: 'Read a booking in the making',
      tags,
    })
    .input(z.object({ draftId: idSchema }))
    .output(z.object({ data: draftSchema })),
  update: call
    .route({
      method: 'PATCH',
      path: '/appointments/drafts/{draftId}',
      summary: 'Save parts of a booking: the assessment, the place, one section of the visit form',
      description:
        'Each part is checked by its rules and saved whole or not at all. A refusal names the fields as the ' +
        'specification does, without a prefix.',
      tags,
    })
    .input(changes.extend({ draftId: idSchema }))
    .output(z.object({ data: draftSchema })),
};
