import {
  confirmPassword,
  newPassword,
  passwordMessages,
  passwordsMatch,
} from '@larkwell/contracts/fields/password';
import { requiredText } from '@larkwell/contracts/fields/text';
import { z } from 'zod';
import { accountMessages } from '../../messages/accounts';

export const resetPasswordForm = z
  .object({
    resetKey: requiredText(
      { required: accountMessages.linkBroken, tooLong: accountMessages.linkBroken },
      { max: 300 },
    ),
    newPassword: newPassword(passwordMessages.newRequired),
    confirmNewPassword: confirmPassword(),
  })
  .refine(...passwordsMatch('newPassword', 'confirmNewPassword'));
