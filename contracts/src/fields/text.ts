import { inEachLanguage } from '../language/language';
import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';
import { dropNeedless } from './unseen';

export const textMessages = inEachLanguage(
  {
    required: 'This field is required',
    hidden: 'Remove the line breaks, tabs and other hidden characters',
    hiddenInLines: 'Remove the hidden characters',
    atMost: (max: number) => `Use ${max} characters or fewer`,
    cardAgain: 'Type the card again',
  },
  {
    required: 'Este campo es obligatorio',
    hidden: 'Quite los saltos de línea, los tabuladores y otros caracteres ocultos',
    hiddenInLines: 'Quite los caracteres ocultos',
    atMost: (max) => `Use ${max} caracteres o menos`,
    cardAgain: 'Escriba la tarjeta otra vez',
  },
);

/**
 * No control characters (Unicode Cc): nobody sees them, and PostgreSQL cannot store NUL. No line or paragraph
 * separators (U+2028, U+2029) either: they break a line like a line feed. No half of a surrogate pair (Cs):
 * it is not a character, and PostgreSQL refuses it in JSON.
 */
const visibleLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
/** Like `visibleLine`, plus the line breaks and tabs that a keyboard produces. */
const visibleLines = /^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\t\r\n])*$/u;

/**
 * Typed or pasted text in the one form in which it is stored and compared: composed, and without invisible
 * characters.
 */
const typed = (required?: () => string) =>
  z
    .string(required === undefined ? undefined : { error: required })
    .overwrite(dropNeedless)
    .trim();

const isVisible = { error: () => textMessages.hidden };

interface TextRules {
  max?: number;
  /** Whether it may have line breaks. */
  lines?: boolean;
}

interface RequiredMessages {
  readonly required: string;
  readonly tooLong?: string;
}

/** Required text. Only spaces counts as empty; surrounding spaces are dropped. */
export function requiredText(
  messages: RequiredMessages = textMessages,
  { max = 200, lines = false }: TextRules = {},
) {
  return typed(() => messages.required).superRefine(
    firstFailing(
      [isFilled, () => messages.required],
      lines
        ? [(value) => visibleLines.test(value), () => textMessages.hiddenInLines]
        : [(value) => visibleLine.test(value), () => textMessages.hidden],
      [(value) => value.length <= max, () => messages.tooLong ?? textMessages.atMost(max)],
    ),
  );
}

/** Optional text. Only spaces becomes undefined. */
export function optionalText({ max = 200 }: { max?: number } = {}) {
  return typed()
    .max(max, { error: () => textMessages.atMost(max) })
    .regex(visibleLine, isVisible)
    .nullish()
    .transform((value) => value || undefined);
}

/** A line of text that may be empty, such as a search. */
export const line = (max: number) => typed().max(max).regex(visibleLine, isVisible);

/**
 * Text that may be omitted or cleared, and otherwise follows `filled`. Omitted is undefined and cleared is
 * `''`, so that a change can distinguish "keep it" from "clear it".
 */
export function emptyOr(filled: z.ZodType<string>) {
  return typed()
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

/** One of a fixed list; anything else, or nothing, is answered with `message`. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, message?: string) {
  return z.enum(values, { error: () => message ?? textMessages.required });
}

/** An opaque identifier created by the API. Never parse or build one. */
export const idSchema = z.string().min(1).max(200).regex(visibleLine, isVisible);

/**
 * An identifier created by Stripe, such as `pm_1Nq8a`. Nothing else reaches Stripe, or our record of calls to
 * it.
 */
export const stripeIdSchema = z
  .string()
  .max(200)
  .regex(/^[a-z]+_\w+$/i, { error: () => textMessages.cardAgain });

/** Sealed text created by the API, such as terms. */
export const sealedText = (max: number) => z.string().min(1).max(max).regex(visibleLine, isVisible);
