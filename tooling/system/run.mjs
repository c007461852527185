import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isPortFree } from '../ports.mjs';
import { findPostgresHome } from '../postgres-home.mjs';
import { startPostgres } from '../postgres.mjs';
import { buildAll } from './builds.mjs';
import { completeEnvironment, listStandIns, readDevelopmentSecrets } from './environment.mjs';
import { readGivenEnvironment, readPorts } from './environment.mjs';
import { keepDatabaseAlive, keepingAlive } from './keep-alive.mjs';
import { keepRunningList } from './running.mjs';
import { describeStart } from './screen.mjs';
import { requireOwnSecrets } from './secrets.mjs';
import { startSystem } from './system.mjs';

const toldToStop = new Error('told to stop');

/**
 * Starts the product on this machine and returns when it has been told to stop (Ctrl-C).
 *
 * @param {string} checkout
 * @param {string} data folder of logs and of the stand-ins' files
 * @param {(text: string) => void} say
 * @throws a sentence for the terminal: a wrong variable, a taken port, a part that cannot be started or kept alive
 */
export async function runUntilStopped(checkout, data, say) {
  const started = performance.now();
  const given = readGivenEnvironment(checkout);
  const ports = readPorts(given);
  const standIns = listStandIns(given);
  mkdirSync(data, { recursive: true });
  const home = await findPostgresHome();
  const running = keepRunningList(path.join(home.directory, 'running.json'), checkout);
  await running.endLeftovers();
  await requireFreePorts(ports, standIns);

  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort(toldToStop));
  const watch = { stopping, running, say };
  const ends = [];
  try {
    running.add('start', process.pid);
    const builds = build(checkout, say);
    const database = given.DATABASE_URL ? null : await startPostgres({ port: ports.POSTGRES_PORT });
    if (database) ends.push(keepDatabaseAlive(database, ports.POSTGRES_PORT, watch));
    await builds;
    const secrets = readDevelopmentSecrets(home.directory);
    const environment = completeEnvironment(given, { ports, databaseUrl: database?.url, secrets, data });
    requireOwnSecrets(environment);
    const logs = path.join(data, 'logs');
    const seed = database !== null;
    const system = await startSystem({
      checkout,
      environment,
      standIns,
      logs,
      seed,
      start: keepingAlive(watch),
    });
    ends.push(system.stop);
    stopping.signal.throwIfAborted();
    const seconds = (performance.now() - started) / 1000;
    say(describeStart(environment, { standIns, seeded: seed, logs, seconds }));
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
    stopping.signal.throwIfAborted();
  } catch (error) {
    if (error !== toldToStop) throw error;
  } finally {
    stopping.abort(toldToStop);
    for (const end of ends.toReversed()) await end();
    running.clear();
  }
}

/** @throws one sentence naming the first port that another program holds */
async function requireFreePorts(ports, standIns) {
  const needed = ['SHOP_PORT', 'BOOKING_PORT', 'API_PORT']
    .concat(standIns.includes('stripe') ? ['STRIPE_PORT'] : [])
    .concat(standIns.includes('s3') ? ['S3_PORT'] : [])
    .concat(standIns.includes('usps') ? ['USPS_PORT'] : [])
    .concat(standIns.includes('mail') ? ['SMTP_PORT', 'MAILBOX_PORT'] : []);
  for (const name of needed) {
    if (await becomesFree(ports[name])) continue;
    throw new Error(
      `Port ${ports[name]} is taken by another program. Free it, or set ${name} to another port.`,
    );
  }
}

/** A process that was killed a moment ago loses its command line before its sockets, so a taken port gets a second. */
async function becomesFree(port) {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await isPortFree(port)) return true;
    await pause(50);
  }
  return false;
}

async function build(checkout, say) {
  const timer = setTimeout(() => say('Building (after a change; half a minute)'), 500);
  try {
    await buildAll(checkout);
  } finally {
    clearTimeout(timer);
  }
}
