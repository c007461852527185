import { z } from 'zod';
import { sealedText } from './fields/text';

/**
 * What a form was about when its page was shown: subject, total in cents, and every line, price, coupon, test, place
 * and interval that was in sight. The API hands it out and reads it back; for everybody else it is one opaque text.
 * It is optional on the wire, and the sites always send it.
 */
export const termsSchema = sealedText(20_000);

/** One thing that is different now: its name, and its words before and now. Null: it was not there, or is gone. */
export const termsChangeSchema = z.object({
  name: z.string(),
  before: z.string().nullable(),
  now: z.string().nullable(),
});
export type TermsChange = z.infer<typeof termsChangeSchema>;

/** The hidden field that carries the terms in a form. */
export const termsField = 'terms';
