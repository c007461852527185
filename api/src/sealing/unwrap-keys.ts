import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Deps } from '../deps';
import { DoesNotOpen, isUnderKms, wrapPurpose } from '../security';
import type { PersonKey } from './sealed-value';

/** A stored key of one person or one visit; `wrapped` is null once it was destroyed. */
export interface StoredKey extends Record<string, unknown> {
  id: string;
  wrapped: string | null;
}

/** What wraps the keys of persons and visits. */
export type KeyNeeds = Pick<Deps, 'cipher' | 'keyService'>;

/** A row whose key is ready for use. */
export type Unwrapped<Row extends { key: StoredKey | null }> = Omit<Row, 'key'> & {
  key: PersonKey | (null & Row['key']);
};

/**
 * Makes stored keys ready for use, in the same order. One that cannot be opened fails only where it is used,
 * so that the unsealed columns of its row can still be read.
 * @throws KmsAway when a key management service that wraps one of them does not answer
 */
async function makeReady(needs: KeyNeeds, stored: readonly StoredKey[]): Promise<PersonKey[]> {
  const distant = stored.filter(isDistant);
  const opened = distant.length > 0 ? await openDistant(needs, distant) : [];
  const byId = new Map(distant.map(({ id }, index) => [id, opened[index]!]));
  return stored.map(({ id, wrapped }) => {
    if (wrapped === null) return { id, isDestroyed: true, secret: () => null };
    const known = byId.get(id);
    const secret = known ? () => orThrow(known) : openOnce(() => openHere(needs, id, wrapped));
    return { id, isDestroyed: false, secret };
  });
}

/** Like `unwrapKeys`, for one key. */
export async function unwrapKey(needs: KeyNeeds, stored: StoredKey): Promise<PersonKey> {
  const [key] = await makeReady(needs, [stored]);
  return key!;
}

/**
 * Rows with their keys made ready for use, in the same order; see `makeReady`. A row from before sealing has
 * none.
 */
export async function unwrapKeys<Row extends { key: StoredKey | null }>(
  needs: KeyNeeds,
  rows: readonly Row[],
): Promise<Unwrapped<Row>[]> {
  const keys = await makeReady(
    needs,
    rows.flatMap(({ key }) => key ?? []),
  );
  let next = 0;
  return rows.map((row) => ({ ...row, key: row.key && keys[next++]! })) as Unwrapped<Row>[];
}

/** Like `unwrapKeys`, for the first row; null without one. */
export async function unwrapFirst<Row extends { key: StoredKey | null }>(
  needs: KeyNeeds,
  rows: readonly Row[],
): Promise<Unwrapped<Row> | null> {
  const [row] = await unwrapKeys(needs, rows.slice(0, 1));
  return row ?? null;
}

const isDistant = (key: StoredKey): key is StoredKey & { wrapped: string } =>
  key.wrapped !== null && isUnderKms(key.wrapped);

async function openDistant({ keyService }: KeyNeeds, keys: (StoredKey & { wrapped: string })[]) {
  if (keyService) return keyService.open(keys);
  return keys.map(
    ({ id }) => new DoesNotOpen('wrapped by a service that is not at KMS_URL', wrapPurpose(id)),
  );
}

const openHere = ({ cipher }: KeyNeeds, id: string, wrapped: string): KeyObject =>
  createSecretKey(Buffer.from(cipher.open(wrapped, wrapPurpose(id)), 'base64url'));

function openOnce(open: () => KeyObject): () => KeyObject {
  let opened: KeyObject | undefined;
  return () => (opened ??= open());
}

function orThrow(opened: KeyObject | DoesNotOpen): KeyObject {
  if (opened instanceof DoesNotOpen) throw opened;
  return opened;
}
