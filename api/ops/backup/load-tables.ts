import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { foreignKeyDefinition, foreignKeyName, storedColumns, tableName } from '../../src/db';
import { loadDump } from './load-dump';
import type { Manifest } from './manifest';
import type { PgTools } from './pg-tools';
import { readLines } from './read-lines';
import { digestTable, listStoredColumns, plainTexts } from './tables';

const batch = 500;

/**
 * Loads a backup's tables in the client's open transaction. Drops the foreign keys and adds them back, which
 * checks them all, and compares every table with the backup's checksum.
 * @param tools that read the archive, if the backup has one
 */
export async function loadTables(
  client: pg.ClientBase,
  folder: string,
  { manifest, tools }: { manifest: Manifest; tools: PgTools | null },
): Promise<void> {
  await client.query(plainTexts);
  const keys = await takeOffForeignKeys(client);
  const names = manifest.tables.map(({ table }) => table);
  await client.query(`truncate ${names.map((table) => tableName(table)).join(', ')}`);
  for (const table of names) await client.query(`alter table ${tableName(table)} disable trigger user`);
  if (manifest.format === 'larkwell-backup-1') {
    for (const { table, file } of manifest.tables) await loadRows(client, table, path.join(folder, file));
  } else if (tools) {
    await loadDump(tools, client, { file: path.join(folder, manifest.archive.file), tables: names });
  }
  for (const table of names) await client.query(`alter table ${tableName(table)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(
      `alter table ${tableName(table)} add constraint ${foreignKeyName(name)} ${foreignKeyDefinition(definition)}`,
    );
  }
  for (const { sequence, value } of manifest.sequences) {
    if (value) await client.query('select setval($1::regclass, $2)', [sequence, value]);
  }
  for (const { table, rows, checksum } of manifest.tables) {
    const found = await digestTable(client, table);
    if (found.rows !== rows || found.checksum !== checksum) {
      throw new Error(`${table} was restored with ${found.rows} rows that differ from the backup's ${rows}.`);
    }
  }
}

async function takeOffForeignKeys(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'pgboss')`);
  for (const { table, name } of rows)
    await client.query(`alter table ${tableName(table)} drop constraint ${foreignKeyName(name)}`);
  return rows;
}

async function loadRows(client: pg.ClientBase, table: string, file: string): Promise<void> {
  const columns = await listStoredColumns(client, table);
  const insert = async (lines: string[]) =>
    client.query(
      `insert into ${tableName(table)} (${storedColumns(columns)}) overriding system value
       select ${storedColumns(columns)} from jsonb_populate_recordset(null::${tableName(table)}, $1::jsonb)`,
      [`[${lines.join(',')}]`],
    );
  let lines: string[] = [];
  for await (const line of readLines(createReadStream(file).pipe(createGunzip()))) {
    lines.push(line.toString());
    if (lines.length < batch) continue;
    await insert(lines);
    lines = [];
  }
  if (lines.length > 0) await insert(lines);
}
