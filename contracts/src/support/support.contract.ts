import { z } from 'zod';
import { call } from '../refusals';
import { enquirySchema } from './support';

export const supportContract = {
  submitEnquiry: call
    .route({
      method: 'POST',
      path: '/testReports/submitEnquiry',
      summary: 'Write to support',
      tags: ['support'],
    })
    .input(enquirySchema)
    .output(z.object({ success: z.literal(true), message: z.string() })),
};
