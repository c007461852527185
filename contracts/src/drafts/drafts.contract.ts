import { z } from 'zod';
import { assessmentAnswersSchema } from '../appointments/assessment';
import { FORGETTABLE_ANSWERS, VISIT_SECTIONS, visitAnswersSchema } from '../appointments/visit-answers';
import { personSchema } from '../appointments/households';
import { bookingEmailMessages, email } from '../fields/email';
import { idSchema, line, requiredText, sealedText } from '../fields/text';
import { mailBudgets } from '../budgets';
import { call } from '../call';
import { heldTimeSchema } from '../locations/hold';
import { termsSchema } from '../terms';
import { testTypeSchema } from '../test-types';
import { draftSchema, draftStartSchema } from './drafts';

const tags = ['drafts'];

/** Sealed by the API; opaque to everyone else. */
const resumeLink = sealedText(1000);

/** With `person`, the draft of that person in the household of `draftId`. */
const draft = z.object({ draftId: idSchema, person: personSchema.optional() });

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
    .input(draft)
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
      draft.extend({
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
  mailResumeLink: call({ access: 'holder', keep: 0, limits: ['lookup-code'], budgets: mailBudgets })
    .route({
      method: 'POST',
      path: '/appointments/drafts/{draftId}/resume-link',
      summary: 'Email a link that leads back to a booking in progress, on any device',
      tags,
    })
    .input(z.object({ draftId: idSchema, userEmail: email(bookingEmailMessages) }))
    .output(z.object({ success: z.literal(true) })),
  mailResumeCode: call({
    access: 'everybody',
    keep: 0,
    limits: ['booking-lookup-address'],
    budgets: mailBudgets,
  })
    .route({
      method: 'POST',
      path: '/appointments/resume-code',
      summary: 'Email the code that opens a resume link, to the address that got the link',
      tags,
    })
    .input(z.object({ link: resumeLink }))
    .output(z.object({ success: z.literal(true) })),
  resume: call({ access: 'everybody', keep: 0, limits: ['booking-lookup-address'] })
    .route({
      method: 'POST',
      path: '/appointments/resume',
      summary: 'Get the booking in progress that a resume link leads to, in exchange for the emailed code',
      tags,
    })
    .input(z.object({ link: resumeLink, code: line(12) }))
    .output(z.object({ data: draftSchema })),
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
    .input(draft.extend({ ...changes.shape, terms: termsSchema.optional() }))
    .output(z.object({ data: draftSchema })),
};
