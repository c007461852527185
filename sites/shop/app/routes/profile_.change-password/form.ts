import { newPasswordFields, passwordMessages, passwordsMatch } from '@larkwell/contracts/fields/password';
import { z } from 'zod';

export const changePasswordForm = z
  .object({ oldPassword: z.string({ error: passwordMessages.oldRequired }), ...newPasswordFields })
  .refine(...passwordsMatch('newPassword', 'confirmNewPassword'));
