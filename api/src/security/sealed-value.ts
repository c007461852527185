import { decrypt, encrypt, type Encrypted } from './aes-gcm';
import { DoesNotOpen } from './does-not-open';
import type { FieldCipher } from './field-cipher';

/** The key of one person or one visit, as it is stored: wrapped by `FIELD_KEYS`, or null once it was destroyed. */
export interface PersonKey extends Record<string, unknown> {
  id: string;
  wrapped: string | null;
}

/** Where a sealed value stands. A value that was moved to another row, column or table does not open. */
export interface SealedPlace {
  table: string;
  column: string;
  row: string;
}

/** What wraps keys. `FIELD_KEYS` does; a key service would be a second one. */
export type KeyWrapper = Pick<FieldCipher, 'seal' | 'open'>;

/** First character of a value under a person's key. No name in `FIELD_KEYS` has it. */
const mark = '~';

/** Whether a value is sealed under the key of a person or a visit, rather than under one of `FIELD_KEYS`. */
export const isUnderPersonKey = (sealed: string): boolean => sealed.startsWith(mark);

/** What stands in a column whose value was erased along with its person. */
export const erasedValue = `${mark}erased`;

/** The id of the key that seals a value. */
export const keyIdOf = (sealed: string): string => sealed.slice(mark.length, sealed.indexOf('.'));

/** What the schema says of `person_keys.wrapped`; see `SealedColumn.purpose`. */
export const wrapPurpose = (keyId: string): string => `person key ${keyId}`;

const bindingOf = ({ table, column, row }: SealedPlace, keyId: string) =>
  JSON.stringify([table, column, row, keyId]);

/**
 * Seals text as `~keyId.nonce.tag.text` (base64url), bound to its place and its key.
 * @throws when the key was destroyed
 */
export function sealValue(wrapper: KeyWrapper, key: PersonKey, place: SealedPlace, text: string): string {
  const parts = encrypt(unwrapKnown(wrapper, key), Buffer.from(text), bindingOf(place, key.id));
  return [mark + key.id, ...parts.map((part) => part.toString('base64url'))].join('.');
}

/**
 * Opens what `sealValue` sealed.
 * @returns null when the key was destroyed: the text is erased
 * @throws DoesNotOpen when the value is another's, stood elsewhere, or has changed
 */
export function openValue(
  wrapper: KeyWrapper,
  key: PersonKey,
  place: SealedPlace,
  sealed: string,
): string | null {
  if (keyIdOf(sealed) !== key.id)
    throw new DoesNotOpen('sealed under the key of another person', bindingOf(place, key.id));
  const bytes = unwrap(wrapper, key);
  if (!bytes) return null;
  const [nonce, tag, text] = sealed
    .split('.')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !tag || !text) throw new DoesNotOpen('not a sealed value', bindingOf(place, key.id));
  return decrypt(bytes, [nonce, tag, text], bindingOf(place, key.id)).toString('utf8');
}

const nonceBytes = 12;
const headBytes = nonceBytes + 16;

/** As `sealValue`, for bytes: nonce, tag and ciphertext one after the other. */
export function sealBytes(
  wrapper: KeyWrapper,
  key: PersonKey,
  place: SealedPlace,
  bytes: Uint8Array,
): Buffer {
  return Buffer.concat(encrypt(unwrapKnown(wrapper, key), bytes, bindingOf(place, key.id)));
}

/** As `openValue`, for what `sealBytes` sealed. */
export function openBytes(
  wrapper: KeyWrapper,
  key: PersonKey,
  place: SealedPlace,
  sealed: Uint8Array,
): Buffer | null {
  const unwrapped = unwrap(wrapper, key);
  if (!unwrapped) return null;
  const all = Buffer.from(sealed);
  const parts: Encrypted = [
    all.subarray(0, nonceBytes),
    all.subarray(nonceBytes, headBytes),
    all.subarray(headBytes),
  ];
  return decrypt(unwrapped, parts, bindingOf(place, key.id));
}

function unwrapKnown(wrapper: KeyWrapper, key: PersonKey): Buffer {
  const bytes = unwrap(wrapper, key);
  if (!bytes) throw new Error('the key of this person was destroyed');
  return bytes;
}

function unwrap(wrapper: KeyWrapper, { id, wrapped }: PersonKey): Buffer | null {
  return wrapped === null ? null : Buffer.from(wrapper.open(wrapped, wrapPurpose(id)), 'base64url');
}
