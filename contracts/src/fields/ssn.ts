import { SSN_DIGITS } from '../numbers/accounts';
import { z } from 'zod';
import { dropUnseen } from './unseen';

export const ssnMessages = {
  invalid: `Enter a valid ${SSN_DIGITS}-digit Social Security number (dashes allowed)`,
} as const;

/** Numbers that the Social Security Administration issues, and 900–999. */
const issued = new RegExp(String.raw`^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{${SSN_DIGITS - 5}}$`);

/**
 * Its digits; dashes, spaces and invisible characters are dropped. Accepts 900–999, which are never issued, so that demo data can
 * use them.
 */
export function ssn(messages: { invalid: string } = ssnMessages) {
  return z
    .string({ error: messages.invalid })
    .transform((value) => dropUnseen(value).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(issued, messages.invalid));
}

/** The visible part of a stored number: `•••-••-6789`. */
export function maskSsn(value: string): string {
  return `•••-••-${value.slice(-4)}`;
}
