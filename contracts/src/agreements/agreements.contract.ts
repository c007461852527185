import { z } from 'zod';
import { idSchema } from '../fields/text';
import { call } from '../call';
import { agreementSchema } from './agreements';

export const agreementsContract = {
  get: call({ access: 'organization', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/org-user-agreement/{id}',
      summary: 'Get the agreement of the caller’s organization by the user’s id; null when there is none',
      tags: ['agreements'],
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ data: agreementSchema.nullable() })),
};
