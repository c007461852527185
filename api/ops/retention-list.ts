import { keptTables, retentionRules } from '../src/retention';
import type { Command } from './command';

export const retentionList: Command = {
  name: 'retention list',
  usage: '',
  summary: 'what is removed automatically, after how long and why, and which tables keep everything',
  async run() {
    const removed = retentionRules.map(({ what, table, keptFor, why }) =>
      [(keptFor === '0' ? 'at once' : keptFor).padEnd(8), what, `(${table}): ${why}`].join('  '),
    );
    const kept = Object.entries(keptTables).map(([table, why]) => `${'kept'.padEnd(8)}  ${table}: ${why}`);
    return [...removed, ...kept].join('\n');
  },
};
