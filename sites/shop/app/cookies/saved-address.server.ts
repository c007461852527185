import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

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

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'shop saved address', 32));

/**
 * Encrypts the form with AES-256-GCM under a key derived from the site's session secret. `owner` (the account's id) is
 * bound into it, so what one account saved does not open for another in the same browser.
 */
export function sealAddress(address: SavedAddress, owner: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([
    cipher.update(JSON.stringify(savedAddressSchema.parse(address))),
    cipher.final(),
  ]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null for anything that was not sealed here for this owner with one of the secrets, or was changed since. */
export function openAddress(
  text: string | null | undefined,
  owner: string,
  secrets: readonly string[],
): SavedAddress | null {
  if (!text) return null;
  const bytes = Buffer.from(text, 'base64url');
  for (const secret of secrets) {
    const address = openWith(bytes, owner, secret);
    if (address) return address;
  }
  return null;
}

function openWith(bytes: Buffer, owner: string, secret: string): SavedAddress | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28));
    const opened = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
    return savedAddressSchema.parse(JSON.parse(opened));
  } catch {
    return null;
  }
}
