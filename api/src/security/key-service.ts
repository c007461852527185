import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { DoesNotOpen } from './does-not-open';
import { createKeyCache } from './key-cache';
import type { Kms } from './kms';
import { fetchBefore, findAttempt } from './outside-transactions';
import { wrapPurpose } from './wrap-purpose';

/** A wrapped key, with its name. */
export interface WrappedKey extends Record<string, unknown> {
  id: string;
  wrapped: string;
}

/**
 * Wraps the keys of persons and visits with a key management service, which is never called within a
 * transaction.
 */
export interface KeyService {
  /** See `Kms.currentKey`. */
  currentKey: string | null;
  /**
   * Each key, or why it cannot be opened.
   * @throws KmsAway
   */
  open(keys: readonly WrappedKey[]): Promise<(KeyObject | DoesNotOpen)[]>;
  /**
   * A new key.
   * @throws KmsAway
   */
  make(): Promise<WrappedKey>;
  /**
   * Wraps a key that something else wrapped before. Call it outside transactions.
   * @throws KmsAway
   */
  wrap(id: string, secret: KeyObject): Promise<string>;
  /** Removes a key from this process's memory. Any other goes after five minutes. */
  forget(id: string): void;
}

/** A name for a new key. */
export const newKeyId = (): string => randomBytes(16).toString('base64url');

export function createKeyService(kms: Kms): KeyService {
  const cache = createKeyCache<KeyObject | DoesNotOpen>();
  const ready: WrappedKey[] = [];

  async function ask({ id, wrapped }: WrappedKey): Promise<KeyObject | DoesNotOpen> {
    const opened = await kms.unwrap(wrapped, wrapPurpose(id)).then(createSecretKey, asAnswer);
    cache.keep(id, wrapped, opened);
    return opened;
  }

  async function generate(): Promise<WrappedKey> {
    const id = newKeyId();
    const { wrapped, bytes } = await kms.generate(wrapPurpose(id));
    cache.keep(id, wrapped, createSecretKey(bytes));
    return { id, wrapped };
  }

  async function getReady(count: number): Promise<void> {
    ready.push(...(await Promise.all(Array.from({ length: count }, generate))));
  }

  return {
    currentKey: kms.currentKey,
    async open(keys) {
      const missing = keys.filter(({ id, wrapped }) => !cache.find(id, wrapped));
      if (missing.length > 0 && findAttempt()) {
        fetchBefore(async () => void (await Promise.all(missing.map(ask))));
      }
      return Promise.all(keys.map(async (key) => cache.find(key.id, key.wrapped) ?? ask(key)));
    },
    async make() {
      const attempt = findAttempt();
      if (!attempt) return generate();
      const key = ready.pop() ?? fetchBefore(getReady);
      attempt.undo.push(() => ready.push(key));
      return key;
    },
    wrap: (id, secret) => kms.wrap(secret.export(), wrapPurpose(id)),
    forget: cache.forget,
  };
}

/** A key that cannot be opened is an answer about that key; an outage is not. */
function asAnswer(error: unknown): DoesNotOpen {
  if (error instanceof DoesNotOpen) return error;
  throw error;
}
