import { z } from 'zod';
import { email } from '../fields/email';
import { idSchema } from '../fields/text';
import { call } from '../call';
import { reportOpeningSchema } from './openings';
import { reportDetailSchema, reportSchema } from './reports';

const tags = ['reports'];
const byId = z.object({ reportId: idSchema });

export const reportsContract = {
  list: call({ access: 'signed-in', owner: 'email', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/testReports/{email}',
      summary: 'List the caller’s reports, newest first',
      tags,
    })
    .input(z.object({ email: email() }))
    .output(z.object({ data: z.array(reportSchema) })),
  get: call({ access: 'signed-in', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/testReports/report/{reportId}',
      summary: 'Get one of the caller’s reports',
      tags,
    })
    .input(byId)
    .output(z.object({ data: reportDetailSchema })),
  getPdf: call({ access: 'signed-in', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/testReports/report/{reportId}/pdf',
      summary: 'Get one of the caller’s reports as a PDF file',
      tags,
    })
    .input(byId)
    .output(z.file()),
  listOpenings: call({ access: 'signed-in', owner: 'id', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/users/{id}/reportOpenings',
      summary: 'List who opened the caller’s reports, the latest first',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ data: z.array(reportOpeningSchema) })),
};
