import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { call } from '../refusals';

export const clockContract = {
  now: call
    .route({
      method: 'GET',
      path: '/clock',
      summary: 'Read the one clock that holds, prices and pages go by',
      tags: ['clock'],
    })
    .output(z.object({ data: z.object({ now: instantSchema }) })),
};
