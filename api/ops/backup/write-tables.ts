import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { tableName } from '../../src/db';
import { hashFile } from './manifest';
import { dumpDatabase } from './pg-dump';
import type { PgTools } from './pg-tools';
import { digestTable, listTables, plainTexts } from './tables';

const batch = 1000;

/** Writes all tables from one snapshot: with PostgreSQL's own programs if given, otherwise as JSON lines. */
export async function writeTables(pool: pg.Pool, folder: string, tools: PgTools | null) {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    // The transaction waits for pg_dump, and a server may have a limit of its own.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query(plainTexts);
    const head = await readHead(client);
    const tables = tools
      ? await archiveTables(client, pool, folder, tools)
      : await writeLines(client, folder);
    await client.query('commit');
    return { ...head, ...tables };
  } finally {
    // Also after an error, when the transaction is still open.
    client.release(true);
  }
}

async function readHead(client: pg.ClientBase) {
  const taken = await client.query<{ at: string }>(`select trim('"' from to_jsonb(now())::text) as at`);
  const applied = await client.query<{ name: string }>('select name from migrations order by name');
  const sequences = await client.query<{ sequence: string; value: string | null }>(`
    select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
    from pg_sequences where schemaname in ('public', 'pgboss') order by 1`);
  return {
    takenAt: taken.rows[0]!.at,
    migrations: applied.rows.map(({ name }) => name),
    sequences: sequences.rows,
  };
}

async function archiveTables(client: pg.ClientBase, pool: pg.Pool, folder: string, tools: PgTools) {
  const file = 'tables/tables.pgdump';
  const target = path.join(folder, file);
  const exported = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  await dumpDatabase(tools, pool, { file: target, snapshot: exported.rows[0]!.snapshot });
  const tables = [];
  for (const table of await listTables(client)) tables.push(await digestTable(client, table));
  const archive = { file, sha256: await hashFile(target), version: tools.version };
  return { format: 'larkwell-backup-2' as const, tables, archive };
}

async function writeLines(client: pg.ClientBase, folder: string) {
  const tables = [];
  for (const table of await listTables(client)) {
    const file = `tables/${table.replace(/"/g, '')}.jsonl.gz`;
    const target = path.join(folder, file);
    const output = createWriteStream(target, { mode: 0o600 });
    await pipeline(Readable.from(readRows(client, table)), createGzip(), output);
    tables.push({ ...(await digestTable(client, table)), file, sha256: await hashFile(target) });
  }
  return { format: 'larkwell-backup-1' as const, tables };
}

async function* readRows(client: pg.ClientBase, table: string): AsyncGenerator<string> {
  await client.query(
    `declare rows no scroll cursor for select to_jsonb(t)::text as row from ${tableName(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batch} from rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => `${row}\n`).join('');
  }
  await client.query('close rows');
}
