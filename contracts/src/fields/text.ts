import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';

export const textMessages = {
  required: 'This field is required',
  hidden: 'Remove the line breaks, tabs and other hidden characters',
  hiddenInLines: 'Remove the hidden characters',
};

/**
 * No control characters (Unicode Cc): nobody sees them, and PostgreSQL stores no NUL. No line or paragraph separator
 * (U+2028, U+2029) either: it breaks a line as a line feed does.
 */
const visibleLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
/** As `visibleLine`, with the line breaks and tabs that a keyboard makes. */
const visibleLines = /^(?:[^\p{Cc}\p{Zl}\p{Zp}]|[\t\r\n])*$/u;

interface TextRules {
  max?: number;
  /** Whether it may have line breaks. */
  lines?: boolean;
}

/** Text that must be there. Only spaces counts as empty; surrounding spaces are dropped. */
export function requiredText(
  messages: { required: string; tooLong?: string } = textMessages,
  { max = 200, lines = false }: TextRules = {},
) {
  return z
    .string({ error: messages.required })
    .trim()
    .superRefine(
      firstFailing(
        [isFilled, messages.required],
        lines
          ? [(value) => visibleLines.test(value), textMessages.hiddenInLines]
          : [(value) => visibleLine.test(value), textMessages.hidden],
        [(value) => value.length <= max, messages.tooLong ?? `Use ${max} characters or fewer`],
      ),
    );
}

/** Text that may be left out. Only spaces becomes undefined. */
export function optionalText({ max = 200 }: { max?: number } = {}) {
  return z
    .string()
    .trim()
    .max(max, `Use ${max} characters or fewer`)
    .regex(visibleLine, textMessages.hidden)
    .nullish()
    .transform((value) => value || undefined);
}

/** A line of text that may be empty, such as a search. */
export const line = (max: number) => z.string().trim().max(max).regex(visibleLine, textMessages.hidden);

/**
 * Text that may be left out or emptied, and is held to `filled` otherwise. Left out is undefined and empty is `''`, so
 * that a change can tell "keep it" from "clear it".
 */
export function emptyOr(filled: z.ZodType<string>) {
  return z
    .string()
    .trim()
    .nullable()
    .transform((value, ctx) => {
      if (!value) return '';
      const result = filled.safeParse(value);
      if (result.success) return result.data;
      for (const { message } of result.error.issues) ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();
}

/** One of a fixed list; anything else, and nothing at all, is answered with `message`. */
export function choice<const T extends readonly [string, ...string[]]>(
  values: T,
  message = textMessages.required,
) {
  return z.enum(values, { error: message });
}

/** An opaque identifier made by the API. Never parse or build one. */
export const idSchema = z.string().min(1).max(200).regex(visibleLine, textMessages.hidden);

/** An identifier made by Stripe, such as `pm_1Nq8a`. Nothing else reaches Stripe, or what we note of calls to it. */
export const stripeIdSchema = z
  .string()
  .max(200)
  .regex(/^[a-z]+_\w+$/i, 'Type the card again');

/** Sealed text made by the API, such as terms. */
export const sealedText = (max: number) => z.string().min(1).max(max).regex(visibleLine, textMessages.hidden);
