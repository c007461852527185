import { userInfo } from 'node:os';
import { createDeps } from '../src/create-deps';
import { prepareDatabase } from '../src/db';
import { readEnvironment } from '../src/env';
import { createLog } from '../src/log';
import { commands } from './commands';
import { runCommand } from './run-command';

try {
  const { deps, pool } = createDeps(readEnvironment(process.env), createLog('warn'));
  await prepareDatabase(pool);
  const actor = `operator:${userInfo().username}`;
  const { text, exitCode } = await runCommand(deps, commands, process.argv.slice(2), actor);
  process[exitCode === 0 ? 'stdout' : 'stderr'].write(`${text}\n`);
  process.exitCode = exitCode;
  deps.mail.close();
  await pool.end();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
