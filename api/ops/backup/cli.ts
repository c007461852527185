import path from 'node:path';
import { createDeps } from '../../src/create-deps';
import { readEnvironment } from '../../src/env';
import { createLog } from '../../src/log';
import type { Manifest } from './manifest';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const [verb, ...words] = process.argv.slice(2);
const [folder, ...others] = words.filter((word) => word !== '--replace');

function describe({ tables, objects }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables, ${rows} rows, ${objects.length} stored objects`;
}

async function run(): Promise<string> {
  if (!folder || others.length > 0) {
    throw new Error('Usage: npm run backup -- <new folder>, or npm run restore -- <folder> [--replace]');
  }
  const place = path.resolve(folder);
  const { deps, pool } = createDeps(readEnvironment(), createLog('warn'));
  const services = { pool, storage: deps.storage };
  try {
    return verb === 'restore'
      ? `Restored: ${describe(await restoreBackup(services, place, { replace: words.includes('--replace') }))}.`
      : `Kept in ${place}: ${describe(await writeBackup(services, place))}.`;
  } finally {
    deps.mail.close();
    await pool.end();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const isAway = code === 'ECONNREFUSED' || code === 'ENOTFOUND';
  const hint = 'The database or the bucket does not answer (npm start runs both here)';
  process.stderr.write(isAway ? `${hint}: ${message}\n` : `${message}\n`);
  process.exitCode = 1;
}
