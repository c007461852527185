import { newPasswordFields, passwordsMatch } from '@larkwell/contracts/fields/password';
import { requiredText } from '@larkwell/contracts/fields/text';
import { z } from 'zod';
import { accountTexts } from '../../messages/accounts';

export const resetPasswordForm = z
  .object({
    resetKey: requiredText(
      { required: accountTexts.linkBroken, tooLong: accountTexts.linkBroken },
      { max: 300 },
    ),
    ...newPasswordFields,
  })
  .refine(...passwordsMatch('newPassword', 'confirmNewPassword'));
