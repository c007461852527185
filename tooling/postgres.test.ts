import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { openPool, prepareDatabase } from '../api/src/db';
import { findLiveServer, isAlive } from './postgres-process.mjs';
import { startThrowawayPostgres } from './postgres.mjs';
import { discardForeignData } from './postgres-data.mjs';
import { appRole, ensureAppRole } from './postgres-roles.mjs';

const dataDirectory = `select setting as data_directory from pg_settings where name = 'data_directory'`;

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a throwaway server', () => {
  let database: Awaited<ReturnType<typeof startThrowawayPostgres>>;
  let data: string;

  beforeAll(async () => {
    database = await startThrowawayPostgres();
    data = (await ask(database.adminUrl, dataDirectory))[0].data_directory;
  });
  afterAll(() => database.stop());

  it('speaks UTF-8, keeps time in UTC and takes 200 connections', async () => {
    const [row] = await ask(
      database.url,
      `select current_setting('TimeZone') as zone, current_setting('server_encoding') as encoding,
              current_setting('max_connections')::int as connections, upper('résumé') as upper`,
    );
    expect(row).toEqual({ zone: 'UTC', encoding: 'UTF8', connections: 200, upper: 'RÉSUMÉ' });
  });

  it('is found by its data', async () => {
    expect(await findLiveServer(data)).toMatchObject({ pid: database.pid, port: database.port });
  });

  it('gives the product a role that only owns its database', async () => {
    const [role] = await ask(
      database.url,
      `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
       from pg_roles where rolname = current_user`,
    );
    const no = { rolsuper: false, rolcreatedb: false, rolcreaterole: false };
    expect(role).toEqual({ rolname: appRole, ...no, rolreplication: false, rolbypassrls: false });
    await ask(database.url, 'create table own (id int); drop table own');
    for (const act of [
      'create database other',
      'create role other',
      `copy pg_class to program 'cat'`,
      `select pg_read_file('server.log')`,
      'select * from pg_authid',
    ]) {
      await expect(ask(database.url, act), act).rejects.toThrow(/permission denied|must be/);
    }
  });

  it('hands over a database from before the product had its own role', async () => {
    await ask(database.adminUrl, 'create database before');
    const named = (url: string) => Object.assign(new URL(url), { pathname: '/before' }).href;
    const old = openPool(named(database.adminUrl), 2);
    await prepareDatabase(old);
    await old.query(`insert into audit_entries (actor, action, subject) values ('old', 'old', 'old')`);
    await old.end();
    await ensureAppRole(named(database.adminUrl), data);
    const pool = openPool(named(database.url), 2);
    await prepareDatabase(pool);
    const { rows } = await pool.query(`
      select relname as name from pg_class where relowner <> '${appRole}'::regrole and relnamespace in
        (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      union select proname from pg_proc where proowner <> '${appRole}'::regrole and pronamespace in
        (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      union select typname from pg_type where typowner <> '${appRole}'::regrole and typnamespace in
        (select oid from pg_namespace where nspname in ('public', 'pgboss'))
      union select nspname from pg_namespace where nspname = 'pgboss' and nspowner <> '${appRole}'::regrole`);
    expect(rows).toEqual([]);
    await pool.query(`
      insert into audit_entries (actor, action, subject) values ('new', 'new', 'new');
      alter table audit_entries add column another text; select roll_slots(1)`);
    expect((await pool.query('select actor from audit_entries order by id')).rows).toEqual([
      { actor: 'old' },
      { actor: 'new' },
    ]);
    await pool.end();
  });

  it('refuses a wrong password', async () => {
    const wrong = database.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(ask(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
  });
});

describe('after a stop', () => {
  it('leaves neither process nor data', async () => {
    const database = await startThrowawayPostgres();
    const data = (await ask(database.adminUrl, dataDirectory))[0].data_directory;
    await database.stop();
    expect(isAlive(database.pid)).toBe(false);
    expect(existsSync(data)).toBe(false);
  });
});

describe('a stale postmaster.pid', () => {
  it('is removed, even if its number now belongs to another program', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stale-'));
    try {
      writeFileSync(`${folder}/postmaster.pid`, `${process.pid}\n${folder}\n1\n5433\n\n127.0.0.1\n\nready\n`);
      expect(await findLiveServer(folder)).toBeNull();
      expect(existsSync(`${folder}/postmaster.pid`)).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('data outside the checkout', () => {
  it('is reused by the checkout that made it, but not by a new one at the same path', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
    const data = path.join(folder, 'postgres');
    mkdirSync(data);
    const own = path.join(folder, 'checkout');
    mkdirSync(own);
    writeFileSync(path.join(own, 'mark'), '');
    await discardForeignData(data, path.join(own, 'mark'));
    expect(existsSync(data)).toBe(true);
    await discardForeignData(data, undefined);
    expect(existsSync(data)).toBe(true);

    rmSync(path.join(own, 'mark'));
    await discardForeignData(data, path.join(own, 'mark'));
    expect(existsSync(data)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
