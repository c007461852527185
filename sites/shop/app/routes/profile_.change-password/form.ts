import {
  confirmPassword,
  newPassword,
  passwordMessages,
  passwordsMatch,
} from '@larkwell/contracts/fields/password';
import { z } from 'zod';

export const changePasswordForm = z
  .object({
    oldPassword: z.string({ error: passwordMessages.oldRequired }),
    newPassword: newPassword(passwordMessages.newRequired),
    confirmNewPassword: confirmPassword(),
  })
  .refine(...passwordsMatch('newPassword', 'confirmNewPassword'));
