import { createHmac } from 'node:crypto';

/** What sealed rows are found by. Each kind is normalized and hashed apart from the others. */
export type LookupKind = 'email' | 'phone' | 'code' | 'patient';

/** The keyed hash by which rows with sealed values are found, whatever the case or the marks in which a value is typed. */
export type LookupHash = (kind: LookupKind, text: string) => string;

const normalizers: Record<LookupKind, (text: string) => string> = {
  email: (text) => text.trim().toLowerCase(),
  phone: (text) => text.replace(/\D/g, '').slice(-10),
  code: (text) => text.toUpperCase().replace(/[^0-9A-Z]/g, ''),
  patient: (text) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
};

/** @param key 32 bytes that nothing else uses; with another key, no row is found any more */
export function createLookupHash(key: Buffer): LookupHash {
  return (kind, text) =>
    createHmac('sha256', key)
      .update(`${kind}\0${normalizers[kind](text)}`)
      .digest('base64url');
}

/** Reads 32 bytes of base64; null when it is anything else. */
export function parseLookupKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === 32 ? key : null;
}
