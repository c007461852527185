import { z } from 'zod';
import { requiredText } from '../fields/text';
import { call } from '../call';
import { kitCheckSchema, kitMessages, kitRegistrationSchema } from './kits';

const tags = ['kits'];

export const kitsContract = {
  check: call({ access: 'signed-in', keep: 0, limits: ['kit-person'] })
    .route({
      method: 'POST',
      path: '/testReports/checkKitId',
      summary: 'Look up a kit by the id on its box',
      description:
        'Spaces, dashes and case do not matter; O is read as 0, I and L as 1. Attempts are limited.',
      tags,
    })
    .input(z.object({ registerKitId: requiredText({ required: kitMessages.kitIdMissing }, { max: 40 }) }))
    .output(z.object({ data: kitCheckSchema })),
  register: call({ access: 'signed-in', keep: 0, limits: ['kit-person'] })
    .route({
      method: 'POST',
      path: '/kit-registration/register',
      summary: 'Register a kit for a tester; 409 when it is already registered',
      tags,
    })
    .input(kitRegistrationSchema)
    .output(z.object({ success: z.literal(true), message: z.string() })),
};
