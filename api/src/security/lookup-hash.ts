import { createHmac } from 'node:crypto';

/** What rows are found by. Each kind is normalized and hashed apart from the others. */
export type LookupKind = 'email' | 'phone' | 'code' | 'patient' | 'address' | 'try';

/**
 * The keyed hash by which rows are found whose values are sealed or not stored at all, whatever the case or the marks in
 * which a value is typed. An `address` is a network address, a `try` is what a rate limit counts by.
 */
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
  address: (text) => text,
  try: (text) => text,
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
