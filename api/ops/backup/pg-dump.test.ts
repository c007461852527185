import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { manifestFile, type LinesManifest } from './manifest';
import { runBackup } from './run-backup';

const actor = 'operator:test';

let app: TestApp;
let folder: string;
let programs: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-pg-dump-'));
  programs = await mkdtemp(path.join(tmpdir(), 'larkwell-programs-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  await rm(programs, { recursive: true });
});

/** Programs that answer `--version` with this one; for anything else, `pg_dump` runs `work`. */
async function install(version: number, work = 'exit 1'): Promise<void> {
  for (const name of ['pg_dump', 'pg_restore']) {
    const answer = `if [ "$1" = --version ]; then echo '${name} (PostgreSQL) ${version}.4'; exit; fi`;
    await writeFile(path.join(programs, name), `#!/bin/sh\n${answer}\n${work}\n`);
    await chmod(path.join(programs, name), 0o700);
  }
}

const run = (...words: string[]) =>
  runBackup({ deps: app.deps, pool: app.pool, folders: [programs] }, words, actor);
const readJson = async (place: string) =>
  JSON.parse(await readFile(path.join(place, manifestFile), 'utf8')) as LinesManifest;

test('a pg_dump older than the server is refused in words, and the rows become JSON lines', async () => {
  await install(15);
  const place = path.join(folder, 'lines');
  const told = await run('backup', place);
  expect(told).toMatch(/ Rows as JSON lines: \S+pg_dump is of version 15, and \d\d or later is needed\.$/);
  expect(await readJson(place)).toMatchObject({ format: 'larkwell-backup-1' });
});

test('a failing one is reported in its own words, and leaves no backup', async () => {
  await install(99, `echo 'pg_dump: error: the disk is full' >&2; exit 1`);
  const place = path.join(folder, 'failed');
  await expect(run('backup', place)).rejects.toThrow('pg_dump failed: pg_dump: error: the disk is full');
  expect(await readdir(folder)).not.toContain('failed');
});

test('it gets the snapshot, and the password only in its environment', async () => {
  const seen = path.join(folder, 'seen');
  await install(99, `for word in "$@"; do echo "$word" >> ${seen}; done; env > ${seen}.env`);
  const place = path.join(folder, 'told');
  expect(await run('backup', place)).toMatch(/ Rows by pg_dump 99\.$/);
  const { password } = new URL(app.pool.options.connectionString!);
  const words = await readFile(seen, 'utf8');
  expect(words).toMatch(/^--snapshot=[\dA-F-]+$/m);
  expect(words).not.toContain(password);
  const environment = (await readFile(`${seen}.env`, 'utf8')).split('\n');
  expect(environment).toContain(`PGPASSWORD=${password}`);
  const shell = ['', '_', 'OLDPWD', 'PATH', 'PWD', 'SHLVL'];
  const names = environment.map((line) => line.split('=')[0]!).filter((name) => !shell.includes(name));
  expect(names.sort()).toEqual(['HOME', 'LC_ALL', 'PGPASSWORD']);
  const { tables, ...manifest } = await readJson(place);
  expect(manifest).toMatchObject({ format: 'larkwell-backup-2', archive: { version: 99 } });
  expect(tables.map(({ table }) => table)).toContain('public.users');
  expect((await stat(path.join(place, 'tables/tables.pgdump'))).mode & 0o777).toBe(0o600);
});

test('--json writes JSON lines even if pg_dump would work', async () => {
  await install(99);
  const place = path.join(folder, 'json');
  expect(await run('backup', place, '--json')).toMatch(/stored objects\.$/);
  expect(await readJson(place)).toMatchObject({ format: 'larkwell-backup-1' });
  await expect(run('backup', place, '--replace')).rejects.toThrow('Usage: ');
});

test('an archive is refused without a suitable pg_restore, before anything is touched', async () => {
  await install(99, 'exit 0');
  const place = path.join(folder, 'later');
  await run('backup', place);
  await install(18);
  await expect(run('restore', place, '--replace')).rejects.toThrow(
    /taken with pg_dump 99: install pg_restore 99 or later.*\n.*is of version 18, and 99 or later is needed\.$/,
  );
  expect((await app.pool.query('select 1 from migrations limit 1')).rowCount).toBe(1);
});

test('an archive that does not match its manifest leaves the database unchanged', async () => {
  await install(99, 'exit 0');
  const place = path.join(folder, 'hollow');
  await run('backup', place);
  await expect(run('restore', place, '--replace')).rejects.toThrow(
    /was restored with 0 rows that differ from the/,
  );
  await install(99, `echo 'pg_restore: error: could not read from input file' >&2; exit 1`);
  await expect(run('restore', place, '--replace')).rejects.toThrow('could not read from input file');
  expect((await app.pool.query('select 1 from migrations limit 1')).rowCount).toBe(1);
});
