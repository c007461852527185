import type { Deps } from '../deps';
import { isSealedObject, sealedName } from '../services';
import { openBytes, sealBytes, type PersonKey } from '../sealing';

type Needed = Pick<Deps, 'storage'>;

const placeOf = (name: string) => ({ table: 'bucket', column: 'object', row: name });

/** The name of an object: with a key it is sealed, and its name says so. */
export const nameFor = (name: string, key: PersonKey | null): string => (key ? sealedName(name) : name);

/** Stores a file under a name from `nameFor`, sealed if there is a key. */
export async function putFile(
  { storage }: Needed,
  { name, key }: { name: string; key: PersonKey | null },
  bytes: Uint8Array,
): Promise<void> {
  if (key) await storage.put(name, sealBytes(key, placeOf(name), bytes), 'application/octet-stream');
  else await storage.put(name, bytes, typeOf(name));
}

/** @returns null when the object or its key is gone */
export async function openFile(
  { storage }: Needed,
  { name, key }: { name: string; key: PersonKey | null },
): Promise<Uint8Array | null> {
  const found = await storage.find(name);
  if (!found || !isSealedObject(name)) return found?.body ?? null;
  return key && openBytes(key, placeOf(name), found.body);
}

const types: Record<string, string> = { jpg: 'image/jpeg', pdf: 'application/pdf' };

/** The type of a stored file, by its extension: only our own code names files. */
export const typeOf = (name: string): string =>
  types[/\.(\w+?)(\.sealed)?$/.exec(name)?.[1] ?? ''] ?? 'application/octet-stream';
