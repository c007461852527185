import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgresHome } from './postgres-home.mjs';
import { startPostgres } from './postgres.mjs';
import {
  completeEnvironment,
  readDevelopmentSecrets,
  readGivenEnvironment,
  readPorts,
} from './system/environment.mjs';
import { environmentOf } from './system/secrets.mjs';

/**
 * `node tooling/with-environment.mjs <script.ts> …` runs an API script with the environment of `npm start`: the same
 * database, secrets and addresses. Starts the database if it is not running.
 */
const checkout = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const [script = '', ...args] = process.argv.slice(2);

try {
  const given = readGivenEnvironment(checkout);
  const ports = readPorts(given);
  const home = await findPostgresHome();
  const database = given.DATABASE_URL ? null : await startPostgres({ port: ports.POSTGRES_PORT });
  const env = completeEnvironment(given, {
    ports,
    databaseUrl: database?.url,
    secrets: readDevelopmentSecrets(home.directory),
    data: path.join(checkout, 'api', '.data'),
  });
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join(checkout, script), ...args], {
    // Operators do not need packages' warnings.
    env: /** @type {NodeJS.ProcessEnv} */ (environmentOf({ ...env, NODE_NO_WARNINGS: '1' }, ['api'])),
    stdio: 'inherit',
  });
  if (database && !database.reused) await database.stop();
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
