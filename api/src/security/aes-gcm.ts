import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { DoesNotOpen } from './does-not-open';

/** Nonce, tag and ciphertext of AES-256-GCM. */
export type Encrypted = [nonce: Buffer, tag: Buffer, text: Buffer];

/** Encrypts under a 32-byte key. `bound` must be the same to decrypt; it is not stored. */
export function encrypt(key: Buffer | KeyObject, plain: Uint8Array, bound: string): Encrypted {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [nonce, cipher.getAuthTag(), text];
}

/** @throws DoesNotOpen when the key or `bound` differs, or a bit has changed */
export function decrypt(key: Buffer | KeyObject, [nonce, tag, text]: Encrypted, bound: string): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
      .setAAD(Buffer.from(bound))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch (error) {
    throw new DoesNotOpen('does not open', bound, { cause: error });
  }
}
