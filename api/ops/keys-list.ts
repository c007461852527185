import type { Deps } from '../src/deps';
import { countByLookupKey, isUnderKms } from '../src/security';
import { countValuesByKey } from '../src/sealing';
import type { Command } from './command';

export const keysList: Command = {
  name: 'keys list',
  usage: '',
  summary:
    'how many values each of FIELD_KEYS opens, and how many rows each of LOOKUP_KEY finds; a key with none can be removed',
  run: async (deps) => [...(await listFieldKeys(deps)), ...(await listLookupKeys(deps))].join('\n'),
};

async function listFieldKeys({ db, cipher, keyService }: Deps): Promise<string[]> {
  const counts = await countValuesByKey(db);
  const wrapping = keyService?.currentKey ?? [];
  const names = [...new Set([...cipher.keys, ...[wrapping].flat(), ...Object.keys(counts)])];
  return names.map((name) => {
    return line(name, counts[name] ?? 0, noteOf(name, { cipher, keyService }));
  });
}

function noteOf(name: string, { cipher, keyService }: Pick<Deps, 'cipher' | 'keyService'>): string {
  if (name === keyService?.currentKey) return 'wraps the keys of persons';
  if (isUnderKms(name)) return keyService ? 'waits to be rewrapped' : 'KMS_URL is not set';
  if (name === cipher.currentKey) return 'seals';
  return cipher.keys.includes(name) ? '' : 'not in FIELD_KEYS';
}

/** Keys of LOOKUP_KEY have no names, so they are identified by their place in the list. */
async function listLookupKeys({ db, lookupHash: { keyIds } }: Deps): Promise<string[]> {
  const counts = await countByLookupKey(db);
  const listed = keyIds.map((id, index) =>
    line(`LOOKUP_KEY ${index + 1}`, counts.get(id) ?? 0, index === 0 ? 'hashes' : ''),
  );
  const others = [...counts]
    .filter(([id]) => !keyIds.includes(id))
    .reduce((sum, [, count]) => sum + count, 0);
  return others > 0 ? [...listed, line('another key', others, 'waits to be rehashed')] : listed;
}

const line = (name: string, count: number, note: string) => [name, String(count), note].join('  ').trimEnd();
