import { z } from 'zod';
import { instantSchema } from '../fields/date';
import { idSchema, sealedText } from '../fields/text';
import { call } from '../call';

const tags = ['accounts'];

/** The account calls that hand out everything it holds. */
export const ownDataCalls = {
  createExportLink: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/users/{id}/export',
      summary: 'Get a link of some minutes to everything that the caller’s account holds',
      description: '403 `reauthenticate` when the password was not entered recently.',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ data: z.object({ link: z.string(), endsAt: instantSchema }) })),
  getExport: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/users/{id}/export/{link}',
      summary: 'Get everything that the caller’s account holds, as a JSON file; 404 once the link has ended',
      tags,
    })
    .input(z.object({ id: idSchema, link: sealedText(300) }))
    .output(z.file()),
};
