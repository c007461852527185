import type { z } from 'zod';

type Rule<T> = readonly [holds: (value: T) => boolean, message: string | (() => string)];

/**
 * For `.superRefine`: reports only the first rule that fails. Unlike `abort: true`, it still runs rules that
 * compare this field with another, so that a form gets all its errors at once. A message that is a
 * function is read when the rule fails, in the language of that moment.
 */
export function firstFailing<T>(...rules: Rule<T>[]) {
  return (value: T, ctx: z.RefinementCtx) => {
    const broken = rules.find(([holds]) => !holds(value));
    if (broken) ctx.addIssue({ code: 'custom', message: textOf(broken[1]) });
  };
}

const textOf = (message: string | (() => string)) => (typeof message === 'string' ? message : message());

export const isFilled = (value: string) => value !== '';
