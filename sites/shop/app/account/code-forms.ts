import { namesItsOwner, ownerFields } from '@larkwell/contracts/accounts/accounts';
import { email } from '@larkwell/contracts/fields/email';
import { newPasswordFields, passwordsMatch } from '@larkwell/contracts/fields/password';
import { requiredText } from '@larkwell/contracts/fields/text';
import { z } from 'zod';
import { accountTexts as messages } from '../messages/accounts';

export const codeForm = z.object({ code: requiredText({ required: messages.codeEmpty }, { max: 64 }) });

export const verifyForm = codeForm.extend({ email: email() });

export const newCodeForm = z.object({ email: email() });

export const choosePasswordForm = z
  .object(newPasswordFields)
  .refine(...passwordsMatch('newPassword', 'confirmNewPassword'));

export const openAccountForm = z
  .object({ ...ownerFields, ...newPasswordFields })
  .refine(...namesItsOwner)
  .refine(...passwordsMatch('newPassword', 'confirmNewPassword'));
