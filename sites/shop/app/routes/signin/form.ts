import { accountMessages as messages, NAME_MAX } from '@larkwell/contracts/accounts/accounts';
import { email } from '@larkwell/contracts/fields/email';
import {
  confirmPassword,
  loginPassword,
  newPassword,
  passwordsMatch,
} from '@larkwell/contracts/fields/password';
import { requiredText } from '@larkwell/contracts/fields/text';
import { z } from 'zod';

export const signInForm = z.object({ email: email(), password: loginPassword() });

export const signUpForm = z
  .object({
    full_name: requiredText(
      { required: messages.nameRequired, tooLong: messages.nameTooLong },
      { max: NAME_MAX },
    ),
    email: email(),
    password: newPassword(),
    confirmPassword: confirmPassword(),
    isOrganisationUser: z.boolean().default(false),
  })
  .refine(...passwordsMatch('password', 'confirmPassword'));
