import { z } from 'zod';
import { call } from '../call';
import { enquirySchema } from './support';

export const supportContract = {
  submitEnquiry: call({ access: 'everybody', keep: 0, limits: ['enquiry-address', 'enquiry-sender'] })
    .route({
      method: 'POST',
      path: '/testReports/submitEnquiry',
      summary: 'Write to support',
      tags: ['support'],
    })
    .input(enquirySchema)
    .output(z.object({ success: z.literal(true), message: z.string() })),
};
