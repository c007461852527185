import { z } from 'zod';

export const ssnMessages = {
  invalid: 'Enter a valid 9-digit Social Security number (dashes allowed)',
} as const;

/**
 * Nine digits; dashes and spaces are dropped. Accepts 900–999, which are never issued, so that demo data can
 * use them.
 */
export function ssn(messages: { invalid: string } = ssnMessages) {
  return z
    .string({ error: messages.invalid })
    .transform((value) => value.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/, messages.invalid));
}

/** The visible part of a stored number: `•••-••-6789`. */
export function maskSsn(value: string): string {
  return `•••-••-${value.slice(-4)}`;
}
