import { z } from 'zod';
import { sealedText } from './fields/text';

/**
 * What a form's page showed: subject, total in cents, and every visible line, price, coupon, test, place and
 * interval. The API issues it and reads it back; for everyone else it is one opaque text. It is optional on
 * the wire, and the sites always send it.
 */
export const termsSchema = sealedText(20_000);

/** One thing that has changed: its name, and its words before and now. Null: it was not there, or is gone. */
export const termsChangeSchema = z.object({
  name: z.string(),
  before: z.string().nullable(),
  now: z.string().nullable(),
});
export type TermsChange = z.infer<typeof termsChangeSchema>;

/** The hidden field that carries the terms in a form. */
export const termsField = 'terms';
