import { z } from 'zod';
import { openText, sealText } from './sealed-text.server';

/** The shipping form as the browser keeps it, on request, for the next purchase. */
const savedAddressSchema = z.object({
  full_name: z.string().max(100),
  email: z.string().max(200),
  address: z.string().max(200),
  city: z.string().max(100),
  state: z.string().max(100),
  zipCode: z.string().max(5),
});

export type SavedAddress = z.infer<typeof savedAddressSchema>;

const purpose = 'shop saved address';

/** The form, encrypted for its owner: the account's id. */
export const sealAddress = (address: SavedAddress, owner: string, secret: string): string =>
  sealText(purpose, JSON.stringify(savedAddressSchema.parse(address)), owner, secret);

/** Null for anything that was not sealed here for this owner with one of the secrets, or was changed since. */
export function openAddress(
  text: string | null | undefined,
  owner: string,
  secrets: readonly string[],
): SavedAddress | null {
  const opened = openText(purpose, text, owner, secrets);
  return opened === null ? null : (savedAddressSchema.safeParse(JSON.parse(opened)).data ?? null);
}
