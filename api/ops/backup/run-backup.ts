import { hostname } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { actingFrom, recordAudit } from '../../src/audit';
import type { Deps } from '../../src/deps';
import { eraseAgain } from './erase-again';
import type { Manifest } from './manifest';
import { findPgTools, type PgTools } from './pg-tools';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

interface Product {
  deps: Deps;
  pool: pg.Pool;
  /** Folders to search for PostgreSQL's own programs. */
  folders?: readonly string[];
}

const usage = 'Usage: npm run backup -- <new folder> [--json], or npm run restore -- <folder> [--replace]';

/**
 * Takes or restores a backup, and records who does. A backup is recorded before anything is read; a restore
 * replaces the log, so it is recorded in the restored one.
 * @param words `backup` or `restore`, the folder, and `--json` or `--replace`
 * @returns what to print
 * @throws a sentence for the operator, including when an erased person is back
 */
export async function runBackup(
  { deps, pool, folders = [] }: Product,
  [verb, ...words]: string[],
  actor: string,
): Promise<string> {
  const options = words.filter((word) => word.startsWith('--'));
  const [folder, ...others] = words.filter((word) => !options.includes(word));
  const known = verb === 'restore' ? '--replace' : '--json';
  if (!folder || others.length > 0 || options.some((option) => option !== known)) throw new Error(usage);
  const place = path.resolve(folder);
  const services = { pool, storage: deps.storage };
  const record = (subject: string) =>
    actingFrom(`terminal on ${hostname()}`, () => recordAudit(deps, { actor, action: 'command', subject }));
  if (verb === 'restore') {
    const { manifest, erased, erasedSince } = await restoreBackup({ ...services, folders }, place, {
      replace: options.includes('--replace'),
    });
    await record('restore');
    const text = `Restored: ${describe(manifest)}.`;
    if (erased.length === 0) return `${text}\n${warnOfNoList(manifest)}`;
    const left = await eraseAgain(deps, erasedSince, actor);
    if (left.length > 0) throw new Error([text, ...left].join('\n'));
    return `${text} Erased again: ${erasedSince.length} of the ${erased.length} people known to be erased.`;
  }
  const { tools, remark } = options.includes('--json')
    ? { tools: null, remark: '' }
    : await chooseTools(pool, folders);
  const kept = await writeBackup({ ...services, tools }, place, () => record('backup'));
  return `Saved in ${place}: ${describe(kept)}.${remark}`;
}

async function chooseTools(
  pool: pg.Pool,
  folders: readonly string[],
): Promise<{ tools: PgTools | null; remark: string }> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  );
  const { tools, refused } = await findPgTools(folders, rows[0]!.version);
  if (tools) return { tools, remark: ` Rows by pg_dump ${tools.version}.` };
  const reasons = refused.length > 0 ? refused : ['no pg_dump was found'];
  return { tools, remark: ` Rows as JSON lines: ${reasons.join('; ')}.` };
}

const warnOfNoList = ({ takenAt }: Manifest): string =>
  `WARNING: the bucket has no list of erased people. People erased after ${takenAt} are back: take the ids from ` +
  `the API's log ("account erased", with "person"), and run npm run ops -- people erase <id> --yes for each.`;

function describe({ tables, objects }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables, ${rows} rows, ${objects.length} stored objects`;
}
