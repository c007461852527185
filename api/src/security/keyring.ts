import { createHmac, hkdfSync } from 'node:crypto';
import { sameSecret } from './tokens';

/** Everything that `SESSION_SECRET` signs or hashes. Each purpose has a key of its own. */
export type KeyPurpose =
  | 'terms'
  | 'hold'
  | 'file link'
  | 'export link'
  | 'booking link'
  | 'mailed code'
  | 'device'
  | 'network address'
  | 'try'
  | 'budget'
  | 'audit';

export interface Keyring {
  /** A signature or keyed hash of the text, by the first secret. */
  sign(purpose: KeyPurpose, text: string): string;
  /** Whether one of the secrets made it, in constant time. */
  verifies(purpose: KeyPurpose, text: string, signature: string): boolean;
  /** The hashes by every secret, the first one's first: rows may have been written with any of them. */
  hashes(purpose: KeyPurpose, text: string): string[];
}

/** @param secrets the first one signs; all of them are accepted */
export function createKeyring(secrets: readonly string[]): Keyring {
  const keys = new Map<string, Buffer>();
  const keyOf = (secret: string, purpose: KeyPurpose): Buffer => {
    const name = `${purpose}\0${secret}`;
    const known = keys.get(name);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, '', `larkwell ${purpose}`, 32));
    keys.set(name, key);
    return key;
  };
  const hashes: Keyring['hashes'] = (purpose, text) =>
    secrets.map((secret) => createHmac('sha256', keyOf(secret, purpose)).update(text).digest('base64url'));
  return {
    sign: (purpose, text) => hashes(purpose, text)[0]!,
    verifies: (purpose, text, signature) =>
      hashes(purpose, text).filter((hash) => sameSecret(hash, signature)).length > 0,
    hashes,
  };
}
