import { supportMessages } from '@larkwell/contracts/support/support';
import { api } from '../http';
import { submitEnquiry } from './submit-enquiry';

export const supportRoutes = {
  submitEnquiry: api.support.submitEnquiry.handler(async ({ input, context: { deps } }) => {
    await submitEnquiry(deps, input);
    return { success: true as const, message: supportMessages.sent };
  }),
};
