import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';

export interface ZipMessages {
  required: string;
  notDigits: string;
  tooShort: string;
}

/** The shop's sentences. */
export const zipMessages: ZipMessages = {
  required: 'Zip code cannot be empty!',
  notDigits: 'Please provide a valid zip code!',
  tooShort: 'Zip code must be 5 digits!',
};

/** The booking service says one sentence for all. */
export const bookingZipMessages: ZipMessages = {
  required: 'This field is required',
  notDigits: 'Please provide a valid zip code!',
  tooShort: 'Zip code must be 5 digits!',
};

export const ZIP_LENGTH = 5;

/** What a form makes of a pasted ZIP+4 (68102-1234 or 681021234): its first five digits. Anything else stays as typed. */
export function withoutPlusFour(typed: string): string {
  return typed.trim().replace(/^(\d{5})-?\d{4}$/, '$1');
}

/** Exactly five digits. */
export function zip(messages: ZipMessages = zipMessages) {
  return z
    .string({ error: messages.required })
    .trim()
    .superRefine(
      firstFailing(
        [isFilled, messages.required],
        [(value) => /^\d+$/.test(value), messages.notDigits],
        [(value) => value.length === ZIP_LENGTH, messages.tooShort],
      ),
    );
}
