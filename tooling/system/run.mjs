import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isPortFree } from '../ports.mjs';
import { findPostgresHome } from '../postgres-home.mjs';
import { startPostgres } from '../postgres.mjs';
import { completeEnvironment, listStandIns, readDevelopmentSecrets } from './environment.mjs';
import { readGivenEnvironment, readPorts } from './environment.mjs';
import { keepDatabaseAlive } from './keep-alive.mjs';
import { keepRunningList } from './running.mjs';
import { requireOwnSecrets } from './secrets.mjs';
import { stopWhenTold, toldToStop } from './told-to-stop.mjs';

/**
 * @typedef {import('./environment.mjs').PortName} PortName
 * @typedef {import('./environment.mjs').StandIn} StandIn
 *
 * @typedef {object} Launch what is started once database and environment are there
 * @property {PortName[]} ports variables of the ports it opens, beside those of the stand-ins
 * @property {Record<string, string>} [defaults] variables that it sets unless the person did
 * @property {() => Promise<void>} prepare runs while the database starts
 * @property {(system: LaunchedSystem) => Promise<{ stop: () => Promise<void> }>} start
 *
 * @typedef {object} LaunchedSystem
 * @property {string} checkout
 * @property {import('./environment.mjs').Environment} environment from `completeEnvironment`
 * @property {StandIn[]} standIns from `listStandIns`
 * @property {string} logs
 * @property {boolean} seed whether the database is our own, and so gets the demo data
 * @property {import('./keep-alive.mjs').Watch} watch
 */

/**
 * Runs something on this machine beside the database, and returns once told to stop (Ctrl-C).
 *
 * @param {string} checkout
 * @param {string} data folder of logs and of the stand-ins' files
 * @param {Launch} launch
 * @param {(text: string) => void} say
 * @throws a sentence for the terminal: a wrong variable, a taken port, a part that cannot be started or kept alive
 */
export async function runUntilStopped(checkout, data, launch, say) {
  const given = readGivenEnvironment(checkout);
  const ports = readPorts(given);
  const standIns = listStandIns(given);
  mkdirSync(data, { recursive: true });
  const home = await findPostgresHome();
  const running = keepRunningList(path.join(home.directory, 'running.json'), checkout);
  await running.endLeftovers();
  await requireFreePorts(ports, [...launch.ports, ...standIns.flatMap((name) => portsOfStandIn[name])]);

  const stopping = new AbortController();
  stopWhenTold(stopping);
  const watch = { stopping, running, say };
  const ends = [];
  try {
    running.add('start', process.pid);
    const prepared = launch.prepare();
    const database = given.DATABASE_URL ? null : await startPostgres({ port: ports.POSTGRES_PORT });
    if (database) ends.push(keepDatabaseAlive(database, ports.POSTGRES_PORT, watch));
    await prepared;
    const secrets = readDevelopmentSecrets(home.directory);
    const environment = completeEnvironment(
      { ...launch.defaults, ...given },
      { ports, databaseUrl: database?.url, secrets, data },
    );
    requireOwnSecrets(environment);
    const logs = path.join(data, 'logs');
    const seed = database !== null;
    const system = await launch.start({ checkout, environment, standIns, logs, seed, watch });
    ends.push(system.stop);
    stopping.signal.throwIfAborted();
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

/** @type {Record<StandIn, PortName[]>} */
const portsOfStandIn = {
  stripe: ['STRIPE_PORT'],
  s3: ['S3_PORT'],
  usps: ['USPS_PORT'],
  texts: ['TEXTS_PORT'],
  mail: ['SMTP_PORT', 'MAILBOX_PORT'],
};

/** @throws one sentence naming the first port that another program holds */
async function requireFreePorts(
  /** @type {typeof import('./environment.mjs').defaultPorts} */ ports,
  /** @type {PortName[]} */ needed,
) {
  for (const name of needed) {
    if (await becomesFree(ports[name])) continue;
    throw new Error(
      `Port ${ports[name]} is taken by another program. Free it, or set ${name} to another port.`,
    );
  }
}

/** A process that was just killed loses its command line before its sockets, so allow a taken port one second. */
async function becomesFree(/** @type {number} */ port) {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await isPortFree(port)) return true;
    await pause(50);
  }
  return false;
}
