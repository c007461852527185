import { z } from 'zod';
import { call } from '../call';
import { idSchema } from '../fields/text';

/** The account calls that delete it. */
export const erasureCalls = {
  erase: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'DELETE',
      path: '/users/{id}',
      summary: 'Delete the caller’s account for good; of its orders only numbers, dates and amounts stay',
      description:
        '403 `reauthenticate`; 409 while something is unfinished, such as a paid order that has not shipped.',
      tags: ['accounts'],
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
};
