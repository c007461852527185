import { namesItsOwner, ownerFields } from '@larkwell/contracts/accounts/accounts';
import { email } from '@larkwell/contracts/fields/email';
import {
  confirmPassword,
  loginPassword,
  newPassword,
  passwordsMatch,
} from '@larkwell/contracts/fields/password';
import { z } from 'zod';

export const signInForm = z.object({ email: email(), password: loginPassword() });

export const signUpForm = z
  .object({
    ...ownerFields,
    email: email(),
    password: newPassword(),
    confirmPassword: confirmPassword(),
  })
  .refine(...namesItsOwner)
  .refine(...passwordsMatch('password', 'confirmPassword'));
