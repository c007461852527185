import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What a sealed text is for. A text sealed for one purpose does not open for another. */
type Purpose = 'shop saved address' | 'shop typed address';

const keyOf = (purpose: Purpose, secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/**
 * Encrypts a text with AES-256-GCM under a key derived from the site's session secret. `owner` (the account's id) is
 * bound into it, so what one account keeps does not open for another in the same browser.
 */
export function sealText(purpose: Purpose, text: string, owner: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, secret), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null for anything that was not sealed here for this purpose and owner with one of the secrets, or was changed since. */
export function openText(
  purpose: Purpose,
  text: string | null | undefined,
  owner: string,
  secrets: readonly string[],
): string | null {
  if (!text) return null;
  const bytes = Buffer.from(text, 'base64url');
  for (const secret of secrets) {
    const opened = openWith(keyOf(purpose, secret), bytes, owner);
    if (opened !== null) return opened;
  }
  return null;
}

function openWith(key: Buffer, bytes: Buffer, owner: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
