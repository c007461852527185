import { z } from 'zod';
import { openText, sealText } from './sealed-text.server';

/** The longest answer that is kept, in bytes of JSON: six of them, sealed, fit in a cookie. */
const maxBytes = 400;
const text = z
  .string()
  .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= maxBytes)
  .catch('');
const typedSchema = z.object({
  full_name: text,
  email: text,
  address: text,
  city: text,
  state_id: text,
  zipCode: text,
  saveInformation: z.literal('on').optional().catch(undefined),
});

/** The shipping form as it was last sent, right or wrong; what is too long to keep is empty. */
export type TypedAddress = z.infer<typeof typedSchema>;

const purpose = 'shop typed address';

/** The form that was sent, encrypted for its owner: the account's id. */
export const sealTyped = (form: FormData, owner: string, secret: string): string =>
  sealText(purpose, JSON.stringify(typedSchema.parse(Object.fromEntries(form))), owner, secret);

/** Null for anything that was not sealed here for this owner with one of the secrets, or was changed since. */
export function openTyped(
  sealed: string | null,
  owner: string,
  secrets: readonly string[],
): TypedAddress | null {
  const opened = openText(purpose, sealed, owner, secrets);
  return opened === null ? null : typedSchema.parse(JSON.parse(opened));
}
