import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts, isPortFree } from './ports.mjs';
import { discardForeignData, markAsOwn, removeAbandoned } from './postgres-data.mjs';
import { findLiveServer, isAlive, readPidFile, stopServer } from './postgres-process.mjs';
import { findPostgresHome, moveUnlessThere } from './postgres-home.mjs';
import { appRole, ensureAppRole } from './postgres-roles.mjs';

/**
 * @typedef {object} Database
 * @property {string} url connection string of the database `larkwell`, as the role of the product
 * @property {string} adminUrl the same server's `postgres` database, as the role that may create and drop others
 * @property {number} port
 * @property {number} pid of the postmaster
 * @property {boolean} reused true when a live server of this data was found
 * @property {() => Promise<void>} stop returns when the server has gone
 */

const user = 'larkwell';

/**
 * Starts the checkout's own PostgreSQL, or reuses the one that already serves its data. It outlives this process unless
 * `stop` is called, so killing a terminal loses nothing.
 *
 * @param {{ port?: number }} [options] `port` defaults to 5433; a reused server keeps the port it has
 * @returns {Promise<Database>}
 * @throws one sentence for the person at the terminal: the port is taken, no binaries, data of another version
 */
export async function startPostgres({ port = 5433 } = {}) {
  const home = await findPostgresHome();
  const data = path.join(home.directory, 'postgres');
  await discardForeignData(data, home.mark);
  ensureCluster(home, data);
  markAsOwn(home.mark);
  const live = await findLiveServer(data);
  if (live) return describe(data, live, true);
  if (!(await isPortFree(port))) {
    throw new Error(
      `Port ${port} is taken by another program. Free it, or set POSTGRES_PORT to another port.`,
    );
  }
  return describe(data, await launch(home, data, port, []), false);
}

/**
 * Starts a server on a free port with its own data, made for tests: nothing is flushed to disk or tidied up,
 * 200 connections, and `stop` removes the data. One left behind by a killed run is removed by the next. `crash` kills
 * the server and starts it again on its port.
 *
 * @returns {Promise<Database & { crash: () => Promise<void> }>}
 */
export async function startThrowawayPostgres() {
  const home = await findPostgresHome();
  await removeAbandoned(home.directory);
  const data = path.join(home.directory, `throwaway-${process.pid}-${randomBytes(4).toString('hex')}`);
  ensureCluster(home, data);
  const [port = 0] = await findFreePorts(1);
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'checkpoint_timeout=1d',
    'max_connections=200',
  ];
  const database = await describe(data, await launch(home, data, port, settings), false);
  let { pid } = database;
  return {
    ...database,
    async crash() {
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await pause(10);
      ({ pid } = await launch(home, data, port, settings));
    },
    async stop() {
      await stopServer(pid, 'SIGQUIT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function describe(
  /** @type {string} */ data,
  /** @type {{ pid: number, port: number }} */ { pid, port },
  /** @type {boolean} */ reused,
) {
  const password = readFileSync(path.join(data, 'larkwell.password'), 'utf8').trim();
  const server = `127.0.0.1:${port}`;
  const admin = `postgres://${user}:${password}@${server}`;
  const appPassword = await ensureAppRole(`${admin}/larkwell`, data);
  return {
    url: `postgres://${appRole}:${appPassword}@${server}/larkwell`,
    adminUrl: `${admin}/postgres`,
    port,
    pid,
    reused,
    stop: () => stopServer(pid, 'SIGINT'),
  };
}

/** Created beside its place and moved when complete: an interrupted first start leaves nothing to repair. */
function ensureCluster(
  /** @type {import('./postgres-home.mjs').PostgresHome} */ home,
  /** @type {string} */ data,
) {
  if (existsSync(data)) return checkVersion(home, data);
  const unfinished = `${data}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = path.join(home.directory, `password.${process.pid}`);
  const password = randomBytes(18).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = home.spawnAs;
  if (uid !== undefined && gid !== undefined) {
    chownSync(unfinished, uid, gid);
    chownSync(passwordFile, uid, gid);
  }
  try {
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    run(home, 'initdb', ['-D', unfinished, '--no-sync', ...locale, ...access]);
    run(home, 'postgres', ['--single', '-D', unfinished, 'postgres'], 'CREATE DATABASE larkwell;\n');
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(path.join(unfinished, 'larkwell.password'), password, { mode: 0o600 });
  moveUnlessThere(unfinished, data);
}

function checkVersion(
  /** @type {import('./postgres-home.mjs').PostgresHome} */ home,
  /** @type {string} */ data,
) {
  const has = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const runs = /\) (\d+)/.exec(run(home, 'postgres', ['--version']))?.[1];
  if (has !== runs) {
    throw new Error(
      `The data in ${data} is from PostgreSQL ${has}; this is ${runs}. Move that folder away to start fresh.`,
    );
  }
}

function run(
  /** @type {import('./postgres-home.mjs').PostgresHome} */ home,
  /** @type {string} */ program,
  /** @type {string[]} */ args,
  input = '',
) {
  const result = spawnSync(path.join(home.binaries, 'bin', program), args, {
    cwd: home.directory,
    env: environment(),
    encoding: 'utf8',
    input,
    ...home.spawnAs,
  });
  if (result.status !== 0) {
    throw new Error(`${program} failed: ${result.error?.message ?? result.stderr.trim()}`);
  }
  return result.stdout;
}

const environment = () => {
  /** @type {Record<string, string>} */
  const variables = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  return /** @type {NodeJS.ProcessEnv} */ (variables);
};

/** Children of a killed postmaster hold its shared memory for a moment, so a refused start is retried. */
async function launch(
  /** @type {import('./postgres-home.mjs').PostgresHome} */ home,
  /** @type {string} */ data,
  /** @type {number} */ port,
  /** @type {string[]} */ settings,
) {
  const base = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    // Error details repeat the row.
    'log_error_verbosity=terse',
    'jit=off',
  ];
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    ...[...base, ...settings].flatMap((setting) => ['-c', setting]),
  ];
  const logFile = path.join(data, 'server.log');
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const log = openSync(logFile, 'w');
    const server = spawn(path.join(home.binaries, 'bin', 'postgres'), args, {
      cwd: home.directory,
      env: environment(),
      stdio: ['ignore', log, log],
      detached: true,
      ...home.spawnAs,
    });
    closeSync(log);
    server.unref();
    while (server.pid && server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
      const found = readPidFile(data);
      if (found?.ready && found.pid === server.pid) return found;
      await pause(25);
    }
    if (!/shared memory|lock file/.test(readFileSync(logFile, 'utf8'))) break;
    await pause(200);
  }
  const reason = readFileSync(logFile, 'utf8').trim().split('\n').at(-1);
  throw new Error(`PostgreSQL did not start: ${reason} (full log in ${logFile})`);
}
