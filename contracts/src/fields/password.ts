import { NEW_PASSWORD_LENGTH, SHORTEST_PASSWORD } from '../numbers/accounts';
import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';

const { least, most } = NEW_PASSWORD_LENGTH;

export const passwordMessages = {
  required: 'Password cannot be empty!',
  confirmRequired: 'Confirm Password cannot be empty!',
  oldRequired: 'Old Password cannot be empty!',
  newRequired: 'New Password cannot be empty!',
  mismatch: 'Passwords Don’t Match!',
  incorrect: 'Incorrect password.',
  length: `Length must be between ${least} to ${most} characters`,
  uppercase: 'At least one uppercase character required',
  lowercase: 'At least one lowercase character required',
  digit: 'At least one digit required',
  special: 'At least one special character required',
} as const;

const isWithin = (shortest: number, { length }: string) => length >= shortest && length <= most;

/** The form in which a password is hashed and compared: keyboards write the same accent in different ways. */
export const composePassword = (password: string) => password.normalize('NFC');

const rule = (message: string, pattern: string) => {
  const expression = new RegExp(pattern);
  return { message, pattern, holds: (password: string) => expression.test(password) };
};

/** The rules for a new password, in the order in which failures are reported. A page can check their patterns. */
export const PASSWORD_RULES = [
  rule(passwordMessages.length, `^[^]{${least},${most}}$`),
  rule(passwordMessages.uppercase, '[A-Z]'),
  rule(passwordMessages.lowercase, '[a-z]'),
  rule(passwordMessages.digit, '\\d'),
  rule(passwordMessages.special, '[#?!@$%^&*-]'),
] as const;

/**
 * A new password: every rule that fails is reported. Spaces are kept, because they are part of a password.
 */
export function newPassword(required: string = passwordMessages.required) {
  return z.string({ error: required }).superRefine((typed, ctx) => {
    const password = composePassword(typed);
    if (!isFilled(password)) return ctx.addIssue({ code: 'custom', message: required });
    for (const { holds, message } of PASSWORD_RULES) {
      if (!holds(password)) ctx.addIssue({ code: 'custom', message });
    }
  });
}

/** A password to sign in with; it may be shorter than a new one because older ones exist. */
export function loginPassword(required: string = passwordMessages.required) {
  return z.string({ error: required }).superRefine(
    firstFailing(
      [isFilled, required],
      // As typed too: older ones were counted so.
      [
        (value) => [value, composePassword(value)].some((form) => isWithin(SHORTEST_PASSWORD, form)),
        passwordMessages.incorrect,
      ],
    ),
  );
}

/** The repeated new password; compare it with `passwordsMatch`. */
export function confirmPassword() {
  return z.string({ error: passwordMessages.confirmRequired }).min(1, passwordMessages.confirmRequired);
}

/** A new password and its repeat, for the forms that change or reset one. */
export const newPasswordFields = {
  newPassword: newPassword(passwordMessages.newRequired),
  confirmNewPassword: confirmPassword(),
};

/**
 * For `.refine(...passwordsMatch('password', 'confirmPassword'))` on an object: reports the mismatch at the
 * confirmation field, even when other fields have errors, but not when the confirmation is empty.
 */
export function passwordsMatch<P extends string, C extends string>(passwordField: P, confirmField: C) {
  return [
    (value: Record<P | C, string>) =>
      composePassword(value[passwordField]) === composePassword(value[confirmField]),
    {
      path: [confirmField] as string[],
      error: passwordMessages.mismatch,
      when: ({ value }: { value: unknown }) => {
        const given = value as Partial<Record<P | C, unknown>> | null;
        const confirmed = given?.[confirmField];
        return (
          typeof given?.[passwordField] === 'string' && typeof confirmed === 'string' && confirmed !== ''
        );
      },
    },
  ] as const;
}
