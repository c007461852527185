import { z } from 'zod';
import { idSchema } from '../fields/text';
import { call } from '../call';
import { pageSchema } from './pages';

export const pagesContract = {
  get: call({ access: 'everybody', keep: 5, limits: [] })
    .route({
      method: 'GET',
      path: '/page/{pageSlug}',
      summary: 'Get a content page; null if it is not written yet',
      tags: ['pages'],
    })
    .input(z.object({ pageSlug: idSchema }))
    .output(z.object({ data: pageSchema.nullable() })),
};
