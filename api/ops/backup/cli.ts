import { userInfo } from 'node:os';
import { createDeps } from '../../src/create-deps';
import { readEnvironment } from '../../src/env';
import { createLog } from '../../src/log';
import { listProgramFolders } from './pg-tools';
import { runBackup } from './run-backup';

async function run(): Promise<string> {
  const { deps, pool } = createDeps(readEnvironment(), createLog('warn'));
  try {
    const folders = await listProgramFolders(process.env.PATH ?? '');
    return await runBackup({ deps, pool, folders }, process.argv.slice(2), `operator:${userInfo().username}`);
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
