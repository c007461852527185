import { z } from 'zod';
import { idSchema } from '../fields/text';
import { call } from '../refusals';
import { pageSchema } from './pages';

export const pagesContract = {
  get: call
    .route({
      method: 'GET',
      path: '/page/{pageSlug}',
      summary: 'Get a content page; null for one that is not written yet',
      tags: ['pages'],
    })
    .input(z.object({ pageSlug: idSchema }))
    .output(z.object({ data: pageSchema.nullable() })),
};
