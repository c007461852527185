import { createDeps } from '../src/create-deps';
import { readEnvironment } from '../src/env';
import { createLog } from '../src/log';
import { prepareDatabase } from '../src/db';
import { seed } from './seed';

const reset = process.argv.includes('--reset');
try {
  const env = readEnvironment();
  const { deps, pool } = createDeps(env, createLog('warn'));
  await prepareDatabase(pool);
  await seed(deps, { reset, environment: env.NODE_ENV });
  deps.mail.close();
  await pool.end();
  process.stdout.write(reset ? 'The demo data is as new.\n' : 'The demo data is there.\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
