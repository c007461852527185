import { countValuesByKey } from '../src/security/sealed-columns';
import type { Command } from './command';

export const keysList: Command = {
  name: 'keys list',
  usage: '',
  summary: 'how many sealed values open with each of FIELD_KEYS; a key without any can be removed',
  async run({ db, cipher }) {
    const counts = await countValuesByKey(db);
    const names = [...new Set([...cipher.keys, ...Object.keys(counts)])];
    return names
      .map((name) => {
        const note = !cipher.keys.includes(name)
          ? 'not in FIELD_KEYS'
          : name === cipher.currentKey
            ? 'seals'
            : '';
        return [name, String(counts[name] ?? 0), note].join('  ').trimEnd();
      })
      .join('\n');
  },
};
