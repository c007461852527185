import { z } from 'zod';
import { invalidRequest, type StripeRefusal } from './errors';
import type { FormFields } from './form';

const emailRefusal = 'Invalid email address';
const unset = z.literal('').transform(() => null);

export const integer = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** Text; an empty value means "clear this field", as in Stripe. */
export const text = z.string().max(5000);
export const clearable = z.union([unset, text]);
/** An address that Stripe accepts. Like mail servers, it allows no empty part and no underscore in a host. */
export const email = text.regex(
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i,
  { error: ({ input }) => `${emailRefusal}: ${String(input)}` },
);
export const clearableEmail = z.union([unset, email]);
export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, 'Invalid currency')
  .transform((code) => code.toLowerCase());
export const metadata = z.union([unset, z.record(z.string().max(40), z.string().max(500))]);
/** A nested value that the stand-in stores but does not act on. */
export const anything = z.unknown().optional();

export const address = z.strictObject({
  line1: clearable.optional(),
  line2: clearable.optional(),
  city: clearable.optional(),
  state: clearable.optional(),
  postal_code: clearable.optional(),
  country: clearable.optional(),
});

export const shipping = z.strictObject({
  address: address,
  name: text,
  phone: clearable.optional(),
  carrier: text.optional(),
  tracking_number: text.optional(),
});

export const listQuery = {
  limit: integer.refine((count) => count >= 1 && count <= 100, 'Limit must be between 1 and 100').optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: z
    .union([
      integer,
      z.strictObject({
        gt: integer.optional(),
        gte: integer.optional(),
        lt: integer.optional(),
        lte: integer.optional(),
      }),
    ])
    .optional(),
};

/** Checks form fields against a call's schema. Refuses unknown and missing parameters in Stripe's words. */
export function readParams<Schema extends z.ZodType>(schema: Schema, fields: FormFields): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  throw refusalOf(result.error.issues[0]);
}

function refusalOf(issue: z.core.$ZodIssue | undefined): StripeRefusal {
  if (!issue) return invalidRequest('Invalid request');
  const deepest = deepestOf(issue);
  const param = bracketed(deepest.path);
  if (deepest.code === 'unrecognized_keys') {
    const name = bracketed([...deepest.path, deepest.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${name}`, 'parameter_unknown', name);
  }
  if (deepest.code === 'invalid_type' && deepest.input === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, 'parameter_missing', param);
  }
  if (deepest.message.startsWith(emailRefusal))
    return invalidRequest(deepest.message, 'email_invalid', param);
  const code = deepest.message === 'Invalid integer' ? 'parameter_invalid_integer' : undefined;
  return invalidRequest(`${deepest.message}: ${param}`, code, param);
}

function deepestOf(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const nested = issue.errors.flat().sort((one, other) => other.path.length - one.path.length)[0];
  return nested ? deepestOf({ ...nested, path: [...issue.path, ...nested.path] }) : issue;
}

function bracketed(path: PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}

/** Stripe's metadata update: keys merge, an empty value removes its key, empty metadata removes all. */
export function mergeMetadata(
  current: Record<string, string> | null,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return current ?? {};
  if (change === null) return {};
  const merged = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
