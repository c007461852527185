import { createHmac } from 'node:crypto';
import { normalizeKitId } from '@larkwell/contracts/kits/kit-id';

/** What rows are found by. Each kind is normalized and hashed separately. */
export type LookupKind = 'email' | 'phone' | 'code' | 'patient' | 'kit';

/**
 * Keyed hashes for finding rows whose values are sealed, whatever case or punctuation a value is typed in.
 */
export interface LookupHash {
  /** The hash to write, by the first key. */
  (kind: LookupKind, text: string): string;
  /** The hashes to look for, by every key. */
  all(kind: LookupKind, text: string): string[];
  /** Names the first key beside a hash, without revealing anything about it. */
  keyId: string;
  /** Like `keyId`, for every key. */
  keyIds: string[];
}

const normalizers: Record<LookupKind, (text: string) => string> = {
  email: (text) => text.trim().toLowerCase(),
  phone: (text) => text.replace(/\D/g, '').slice(-10),
  code: (text) => text.toUpperCase().replace(/[^0-9A-Z]/g, ''),
  patient: (text) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  kit: normalizeKitId,
};

/** @param keys 32 bytes each that nothing else uses; the first one writes, all of them find */
export function createLookupHash(keys: readonly Buffer[]): LookupHash {
  const hash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const all: LookupHash['all'] = (kind, text) => {
    return keys.map((key) => hash(key, `${kind}\0${normalizers[kind](text)}`));
  };
  const keyIds = keys.map((key) => hash(key, 'name of the key').slice(0, 8));
  return Object.assign((kind: LookupKind, text: string) => all(kind, text)[0]!, {
    all,
    keyIds,
    keyId: keyIds[0]!,
  });
}

/** Parses 32-byte keys in base64, separated by commas; null when one is anything else. */
export function parseLookupKeys(text: string): Buffer[] | null {
  const keys = text.split(',').map((key) => Buffer.from(key.trim(), 'base64'));
  return keys.every(({ length }) => length === 32) ? keys : null;
}
