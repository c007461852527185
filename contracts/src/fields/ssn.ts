import { inEachLanguage } from '../language/language';
import { SSN_DIGITS } from '../numbers/accounts';
import { z } from 'zod';
import { dropUnseen } from './unseen';

export const ssnMessages = inEachLanguage(
  { invalid: `Enter a valid ${SSN_DIGITS}-digit Social Security number (dashes allowed)` },
  { invalid: `Escriba un número de Seguro Social válido, de ${SSN_DIGITS} números (puede usar guiones)` },
);

/** Numbers that the Social Security Administration issues, and 900–999. */
const issued = new RegExp(String.raw`^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{${SSN_DIGITS - 5}}$`);

/**
 * Its digits; dashes, spaces and invisible characters are dropped. Accepts 900–999, which are never issued, so that demo data can
 * use them.
 */
export function ssn(messages: { invalid: string } = ssnMessages) {
  return z
    .string({ error: () => messages.invalid })
    .transform((value) => dropUnseen(value).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(issued, { error: () => messages.invalid }));
}

/** The visible part of a stored number: `•••-••-6789`. */
export function maskSsn(value: string): string {
  return `•••-••-${value.slice(-4)}`;
}
