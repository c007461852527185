import type { Storage } from '../services';

const folder = 'erased/';

/** Whether an object of the bucket stands for an erased person. A backup leaves these out, so that none is ever an old list. */
export const isOfErasedList = (key: string): boolean => key.startsWith(folder);

/**
 * Puts accounts on the list of erased people, one object of the bucket for each. The list outlives the database, and a
 * restore erases again whoever is on it. It holds ids only. May be repeated.
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

/** Empties the list, for demo data, whose people come back with their ids. */
export async function clearErasedList(storage: Storage): Promise<void> {
  for (const id of await readErasedList(storage)) await storage.remove(folder + id);
}
