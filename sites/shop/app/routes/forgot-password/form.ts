import { email, shopEmailMessages } from '@larkwell/contracts/fields/email';
import { z } from 'zod';
import { accountMessages } from '../../messages/accounts';

export const forgotPasswordForm = z.object({
  email: email({ ...shopEmailMessages, required: accountMessages.forgotEmailEmpty }),
});
