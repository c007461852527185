import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { createApp } from './app';
import { createDeps } from './create-deps';
import { prepareDatabase, markPurpose } from './db';
import { readEnvironment, type Environment } from './env';
import { createCarefulServer } from './http';
import { startWorker } from './jobs';
import { createLog } from './log';
import { mailKinds } from './mail-kinds';
import { sweeps } from './sweeps';
import { tasks } from './tasks';

const stopWithinMs = 9000;
const drainMs = 500;

function checkedEnvironment(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

// By default the heap may double before garbage is collected.
setFlagsFromString('--heap-growing-percent=25');
const env = checkedEnvironment();
const log = createLog(env.LOG_LEVEL);
const { deps, pool } = createDeps(env, log);
await prepareDatabase(pool);
if (env.NODE_ENV === 'production') await markPurpose(deps.db, 'production');

let stopping = false;
const worker = await startWorker(deps, { sweeps, mails: mailKinds, tasks });
const app = createApp(deps, { isStopping: () => stopping, onClockMoved: worker.askAll });
const server = serve(
  {
    fetch: app.fetch,
    createServer: createCarefulServer,
    port: env.API_PORT,
    hostname: '127.0.0.1',
  },
  ({ port }) => log.info({ port }, 'listening'),
) as Server;
// Twice as long as the sites keep an idle connection: the sender closes it, so no call is lost.
server.keepAliveTimeout = 60_000;
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${env.API_PORT} is taken by another program.` : error.message;
  process.stderr.write(`The API cannot listen: ${reason} Set API_PORT to another port.\n`);
  process.exit(1);
});

/** Answers requests in flight, lets running jobs finish, and ends within ten seconds whatever hangs. */
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(0), stopWithinMs).unref();
  // New traffic goes elsewhere once `/readyz` says so; until then late arrivals are still accepted.
  await pause(drainMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.all([closed, worker.stop(stopWithinMs - 2000)]);
  deps.mail.close();
  await pool.end();
  process.exit(0);
}
process.on('SIGTERM', () => void stop('SIGTERM'));
process.on('SIGINT', () => void stop('SIGINT'));
