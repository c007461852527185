import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';

export const textMessages = { required: 'This field is required' };

/** Text that must be there. Only spaces counts as empty; surrounding spaces are dropped. */
export function requiredText(
  messages: { required: string; tooLong?: string } = textMessages,
  { max = 200 }: { max?: number } = {},
) {
  return z
    .string({ error: messages.required })
    .trim()
    .superRefine(
      firstFailing(
        [isFilled, messages.required],
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
    .nullish()
    .transform((value) => value || undefined);
}

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
export const idSchema = z.string().min(1).max(200);
