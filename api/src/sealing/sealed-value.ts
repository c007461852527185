import type { KeyObject } from 'node:crypto';
import { decrypt, encrypt, type Encrypted, DoesNotOpen } from '../security';

/** The key of one person or one visit, ready for use; see `unwrapKey`. */
export interface PersonKey {
  id: string;
  isDestroyed: boolean;
  /**
   * The 32 bytes, in a form that neither a log nor JSON shows; null once the key was destroyed.
   * @throws DoesNotOpen when the key cannot be unwrapped
   */
  secret(): KeyObject | null;
}

/** Where a sealed value belongs. A value moved to another row, column or table cannot be opened. */
export interface SealedPlace {
  table: string;
  column: string;
  row: string;
}

/** First character of a value under a person's key. No name in `FIELD_KEYS` has it. */
const mark = '~';

/** Whether a value is sealed under the key of a person or a visit, rather than under one of `FIELD_KEYS`. */
export const isUnderPersonKey = (sealed: string): boolean => sealed.startsWith(mark);

/** Replaces a column's value that was erased along with its person. */
export const erasedValue = `${mark}erased`;

/** The id of the key that seals a value. */
export const keyIdOf = (sealed: string): string => sealed.slice(mark.length, sealed.indexOf('.'));

const bindingOf = ({ table, column, row }: SealedPlace, keyId: string) =>
  JSON.stringify([table, column, row, keyId]);

/**
 * Seals text as `~keyId.nonce.tag.text` (base64url), bound to its place and its key.
 * @throws when the key was destroyed
 */
export function sealValue(key: PersonKey, place: SealedPlace, text: string): string {
  const parts = encrypt(getSecret(key), Buffer.from(text), bindingOf(place, key.id));
  return [mark + key.id, ...parts.map((part) => part.toString('base64url'))].join('.');
}

/**
 * Opens what `sealValue` sealed.
 * @returns null when the key was destroyed: the text is erased
 * @throws DoesNotOpen when the value belongs to another key, was moved, or has changed
 */
export function openValue(key: PersonKey, place: SealedPlace, sealed: string): string | null {
  if (keyIdOf(sealed) !== key.id)
    throw new DoesNotOpen('sealed under the key of another person', bindingOf(place, key.id));
  const secret = key.secret();
  if (!secret) return null;
  const [nonce, tag, text] = sealed
    .split('.')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) throw new DoesNotOpen('not a sealed value', bindingOf(place, key.id));
  return decrypt(secret, [nonce, tag, text], bindingOf(place, key.id)).toString('utf8');
}

const nonceBytes = 12;
const headBytes = nonceBytes + 16;

/** Like `sealValue`, for bytes: nonce, tag and ciphertext concatenated. */
export function sealBytes(key: PersonKey, place: SealedPlace, bytes: Uint8Array): Buffer {
  return Buffer.concat(encrypt(getSecret(key), bytes, bindingOf(place, key.id)));
}

/** Like `openValue`, for what `sealBytes` sealed. */
export function openBytes(key: PersonKey, place: SealedPlace, sealed: Uint8Array): Buffer | null {
  const secret = key.secret();
  if (!secret) return null;
  const all = Buffer.from(sealed);
  const parts: Encrypted = [
    all.subarray(0, nonceBytes),
    all.subarray(nonceBytes, headBytes),
    all.subarray(headBytes),
  ];
  return decrypt(secret, parts, bindingOf(place, key.id));
}

function getSecret(key: PersonKey): KeyObject {
  const secret = key.secret();
  if (!secret) throw new Error('the key of this person was destroyed');
  return secret;
}
