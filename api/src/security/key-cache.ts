/** How long a key stays in memory, by the machine's clock, and how many keys do. */
const keptMs = 5 * 60_000;
const most = 5000;

interface Entry<Key> {
  wrapped: string;
  key: Key;
  until: number;
}

export interface KeyCache<Key> {
  /** Undefined unless it was stored within the last five minutes and its wrapped form is unchanged. */
  find(id: string, wrapped: string): Key | undefined;
  keep(id: string, wrapped: string, key: Key): void;
  forget(id: string): void;
}

/** Unwrapped keys for some minutes. The oldest goes first, used or not. */
export function createKeyCache<Key>(now = Date.now): KeyCache<Key> {
  // In insertion order, which is also the order in which they expire.
  const entries = new Map<string, Entry<Key>>();
  const removeOld = () => {
    for (const [id, { until }] of entries) {
      if (until > now() && entries.size <= most) return;
      entries.delete(id);
    }
  };
  // So that keys leave memory even when nothing asks for them anymore.
  setInterval(removeOld, 60_000).unref();
  return {
    find(id, wrapped) {
      const entry = entries.get(id);
      return entry && entry.wrapped === wrapped && entry.until > now() ? entry.key : undefined;
    },
    keep(id, wrapped, key) {
      entries.delete(id);
      entries.set(id, { wrapped, key, until: now() + keptMs });
      removeOld();
    },
    forget: (id) => void entries.delete(id),
  };
}
