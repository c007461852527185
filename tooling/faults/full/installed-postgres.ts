import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg, { escapeIdentifier } from 'pg';
import { expect, vi } from 'vitest';
import { findPgTools, listProgramFolders, type PgTools } from '../../../api/ops/backup/pg-tools';
import { findFreePorts } from '../../ports.mjs';
import { findPostgresHome } from '../../postgres-home.mjs';

export interface InstalledPostgres {
  tools: PgTools;
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a server of the PostgreSQL that is installed on this machine, beside its own `pg_dump`. The server in our packages
 * comes without one, and is often of a later version.
 */
export async function startInstalledPostgres(): Promise<InstalledPostgres> {
  const { tools } = await findPgTools(await listProgramFolders(''), 15);
  if (!tools) throw new Error('Install a PostgreSQL server with its programs, as Debian does: 15 or later.');
  const programs = path.dirname(tools.dump);
  const { spawnAs } = await findPostgresHome();
  const home = mkdtempSync(path.join(tmpdir(), 'larkwell-installed-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(home, 'password');
  writeFileSync(passwordFile, password);
  const { uid, gid } = spawnAs;
  if (uid !== undefined && gid !== undefined)
    for (const each of [home, passwordFile]) chownSync(each, uid, gid);
  const data = path.join(home, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    [
      '-D',
      data,
      '--encoding=UTF8',
      '--locale=C',
      '--username=owner',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ],
    { cwd: home, encoding: 'utf8', ...spawnAs },
  );
  expect(made.status, made.stderr).toBe(0);
  const [port = 0] = await findFreePorts(1);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: home, stdio: 'ignore', ...spawnAs },
  );
  const urlOf = (name: string) => `postgres://owner:${password}@127.0.0.1:${port}/${name}`;
  await vi.waitFor(() => ask(urlOf('postgres'), 'select 1'), { timeout: 60_000 });
  return {
    tools,
    async createDatabase() {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await ask(urlOf('postgres'), `create database ${escapeIdentifier(name)} template template0`);
      return urlOf(name);
    },
    async stop() {
      server.kill('SIGQUIT');
      await once(server, 'exit');
      rmSync(home, { recursive: true });
    },
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
