import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { email, shopEmailMessages } from '@larkwell/contracts/fields/email';
import { z } from 'zod';

export const forgotPasswordForm = z.object({
  email: email({ ...shopEmailMessages, required: accountMessages.forgotEmailRequired }),
});
