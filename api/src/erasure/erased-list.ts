import type { Storage } from '../services';

const folder = 'erased/';

/**
 * Whether an object in the bucket marks an erased person. Backups leave these out, so that no old list is
 * ever restored.
 */
export const isOfErasedList = (key: string): boolean => key.startsWith(folder);

/**
 * Adds accounts to the list of erased people, one object in the bucket for each. The list outlives the
 * database, and a restore erases everyone on it again. It holds only ids. May be repeated.
 */
export async function listAsErased(storage: Storage, people: readonly string[]): Promise<void> {
  const line = Buffer.from('This account is erased. A restore reads this list: keep it.\n');
  for (const id of people) await storage.put(folder + id, line, 'text/plain');
}

/** The ids on the list of erased people. */
export async function readErasedList(storage: Storage): Promise<Set<string>> {
  const people = new Set<string>();
  for await (const { key } of storage.list(folder)) people.add(key.slice(folder.length));
  return people;
}

/** Empties the list, for demo data, whose people return with the same ids. */
export async function clearErasedList(storage: Storage): Promise<void> {
  for (const id of await readErasedList(storage)) await storage.remove(folder + id);
}
