import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Deps } from '../deps';
import type { PersonKey } from './sealed-value';

/** The key of one person or one visit as the database keeps it; `wrapped` is null once it was destroyed. */
export interface StoredKey extends Record<string, unknown> {
  id: string;
  wrapped: string | null;
}

/** What wraps the keys of persons and visits. */
export type KeyNeeds = Pick<Deps, 'cipher'>;

/** What the schema says of `person_keys.wrapped`; see `SealedColumn.purpose`. */
export const wrapPurpose = (keyId: string): string => `person key ${keyId}`;

/**
 * Makes a stored key ready for use. One that does not open fails where it is used, so that what is not sealed in its
 * row can still be read.
 */
export async function unwrapKey({ cipher }: KeyNeeds, { id, wrapped }: StoredKey): Promise<PersonKey> {
  if (wrapped === null) return { id, isDestroyed: true, secret: () => null };
  let secret: KeyObject | undefined;
  return {
    id,
    isDestroyed: false,
    secret: () => (secret ??= readSecret(cipher.open(wrapped, wrapPurpose(id)))),
  };
}

/** Rows with their keys made ready for use, in the same order. A row from before sealing has none. */
export function unwrapKeys<Row extends { key: StoredKey | null }>(
  needs: KeyNeeds,
  rows: readonly Row[],
): Promise<Unwrapped<Row>[]> {
  const unwrapRow = async (row: Row) => ({ ...row, key: row.key && (await unwrapKey(needs, row.key)) });
  return Promise.all(rows.map(unwrapRow)) as Promise<Unwrapped<Row>[]>;
}

/** As `unwrapKeys`, for the first row; null without one. */
export async function unwrapFirst<Row extends { key: StoredKey | null }>(
  needs: KeyNeeds,
  rows: readonly Row[],
): Promise<Unwrapped<Row> | null> {
  const [row] = await unwrapKeys(needs, rows.slice(0, 1));
  return row ?? null;
}

/** A row whose key is ready for use. */
export type Unwrapped<Row extends { key: StoredKey | null }> = Omit<Row, 'key'> & {
  key: PersonKey | (null & Row['key']);
};

const readSecret = (text: string): KeyObject => createSecretKey(Buffer.from(text, 'base64url'));
