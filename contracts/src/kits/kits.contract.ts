import { z } from 'zod';
import { idSchema, requiredText } from '../fields/text';
import { call } from '../call';
import { ownKitSchema } from './kit-life';
import { kitCheckSchema, kitMessages, kitRegistrationSchema } from './kits';

const tags = ['kits'];

export const kitsContract = {
  list: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/kits/{userId}',
      summary:
        'List the caller’s kits, ordered or registered, each with how far it has come: those to register, then newest first',
      tags,
    })
    .input(
      z.object({
        userId: idSchema,
        start: z.coerce.number().int().min(0).default(0),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ data: z.array(ownKitSchema), total: z.int() })),
  getLabel: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/kits/{userId}/{kit}/label',
      summary: 'Get a return label without postage as a PDF file; 409 once the lab has the sample',
      description: '404 where the owner has set no address of the lab.',
      tags,
    })
    .input(z.object({ userId: idSchema, kit: idSchema }))
    .output(z.file()),
  askForMailer: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/kits/{userId}/{kit}/mailer',
      summary: 'Ask support for a new prepaid mailer; 409 when it was asked for lately',
      tags,
    })
    .input(z.object({ userId: idSchema, kit: idSchema }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
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
