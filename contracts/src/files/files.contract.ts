import { z } from 'zod';
import { call } from '../call';
import { line } from '../fields/text';

export const filesContract = {
  get: call({ access: 'holder', keep: 0, limits: ['guess'] })
    .route({
      method: 'GET',
      path: '/files/{token}',
      summary: 'Open a file with a link from another call',
      description: 'The link works for some minutes. Files are stored encrypted and opened here.',
      tags: ['files'],
    })
    .input(z.object({ token: line(500).min(1) }))
    .output(z.file()),
};
