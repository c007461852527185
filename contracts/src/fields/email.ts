import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';

export interface EmailMessages {
  required: string;
  invalid: string;
}

/** The shop's sentences. */
export const shopEmailMessages: EmailMessages = {
  required: 'Email cannot be empty!',
  invalid: 'Email must be a valid email address',
};

/** The booking service's sentences. */
export const bookingEmailMessages: EmailMessages = {
  required: 'This field is required',
  invalid: 'Invalid email address',
};

/** Letters, digits, underscore, dot or hyphen; @; the same set; a dot; an ending of 2 to 5 letters. Widen it here only. */
export const EMAIL_PATTERN = /^[A-Za-z0-9_.-]+@[A-Za-z0-9_.-]+\.[A-Za-z]{2,5}$/;

/** An e-mail address in lower case, since one person types it in several ways. */
export function email(messages: EmailMessages = shopEmailMessages) {
  return z
    .string({ error: messages.required })
    .trim()
    .superRefine(
      firstFailing(
        [isFilled, messages.required],
        [(value) => value.length <= 254 && EMAIL_PATTERN.test(value), messages.invalid],
      ),
    )
    .toLowerCase();
}
