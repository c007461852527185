import { hostname } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { actingFrom, recordAudit } from '../../src/audit';
import type { Deps } from '../../src/deps';
import { eraseAgain } from './erase-again';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

/**
 * Takes a backup or brings one back, and writes down who does. A backup is written down before anything is read; a
 * restore replaces the log, so it is written down in the one that it brings back.
 * @param words `backup` or `restore`, the folder, and `--replace`
 * @returns what to print
 * @throws a sentence for the operator, also when somebody who was erased is back
 */
export async function runBackup(
  { deps, pool }: { deps: Deps; pool: pg.Pool },
  [verb, ...words]: string[],
  actor: string,
): Promise<string> {
  const [folder, ...others] = words.filter((word) => word !== '--replace');
  if (!folder || others.length > 0) {
    throw new Error('Usage: npm run backup -- <new folder>, or npm run restore -- <folder> [--replace]');
  }
  const place = path.resolve(folder);
  const services = { pool, storage: deps.storage };
  const record = (subject: string) =>
    actingFrom(`terminal on ${hostname()}`, () => recordAudit(deps, { actor, action: 'command', subject }));
  if (verb === 'restore') {
    const { manifest, erased, erasedSince } = await restoreBackup(services, place, {
      replace: words.includes('--replace'),
    });
    await record('restore');
    const text = `Restored: ${describe(manifest)}.`;
    if (erased.length === 0) return `${text}\n${warnOfNoList(manifest)}`;
    const left = await eraseAgain(deps, erasedSince, actor);
    if (left.length > 0) throw new Error([text, ...left].join('\n'));
    return `${text} Erased again: ${erasedSince.length} of the ${erased.length} people known to be erased.`;
  }
  const kept = await writeBackup(services, place, () => record('backup'));
  return `Kept in ${place}: ${describe(kept)}.`;
}

const warnOfNoList = ({ takenAt }: Manifest): string =>
  `WARNING: the bucket has no list of erased people. Whoever was erased after ${takenAt} is back: take the ids from ` +
  `the API's log ("account erased", with "person"), and run npm run ops -- people erase <id> --yes for each.`;

function describe({ tables, objects }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables, ${rows} rows, ${objects.length} stored objects`;
}
