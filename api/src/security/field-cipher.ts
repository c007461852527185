import { decrypt, encrypt } from './aes-gcm';
import { DoesNotOpen } from './does-not-open';

/**
 * AES-256 keys by id. The first seals; all open, so that an old key stays readable while rows are resealed.
 */
export type FieldKeys = { id: string; key: Buffer }[];

export interface FieldCipher {
  /**
   * Seals text as `keyId.nonce.tag.text` (base64url). `purpose` (table and column) is bound to it: a value
   * moved to another column cannot be opened.
   */
  seal(text: string, purpose: string): string;
  /** @throws DoesNotOpen when the key is unknown, the purpose differs, or a bit has changed */
  open(sealed: string, purpose: string): string;
  /** Id of the key that seals. A value that does not start with it was sealed by an older one. */
  currentKey: string;
  /** Ids of the keys that open. */
  keys: string[];
}

export function createFieldCipher(keys: FieldKeys): FieldCipher {
  const [current] = keys;
  if (!current) throw new Error('FIELD_KEYS has no key');
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    seal(text, purpose) {
      const parts = encrypt(current.key, Buffer.from(text), purpose);
      return [current.id, ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, purpose) {
      const [id = '', ...parts] = sealed.split('.');
      const key = byId.get(id);
      if (!key) throw new DoesNotOpen('sealed with a key that is not in FIELD_KEYS', purpose);
      const [nonce, tag, text] = [0, 1, 2].map((n) => Buffer.from(parts[n] ?? '', 'base64url'));
      return decrypt(key, [nonce!, tag!, text!], purpose).toString('utf8');
    },
    currentKey: current.id,
    keys: [...byId.keys()],
  };
}

/** Parses `id:base64,id:base64` (32 bytes each); null when anything is malformed. */
export function parseFieldKeys(text: string): FieldKeys | null {
  const keys = text.split(',').map((entry) => {
    const [id = '', key = ''] = entry.trim().split(':');
    return { id, key: Buffer.from(key, 'base64') };
  });
  return keys.every(({ id, key }) => /^[a-z0-9-]{1,20}$/i.test(id) && key.length === 32) ? keys : null;
}
