import type pg from 'pg';
import { storedColumns, tableName } from '../../src/db';
import { copyIn, type CopyIn } from './copy-in';
import type { PgTools } from './pg-tools';
import { readLines } from './read-lines';
import { runPgTool } from './run-pg-tool';
import { listStoredColumns } from './tables';

const batch = 1 << 16;
const lineFeed = Buffer.from('\n');

/**
 * Loads an archive's rows and ignores everything else in it: tables, keys and sequences come from elsewhere.
 */
export async function loadDump(
  tools: PgTools,
  client: pg.ClientBase,
  { file, tables }: { file: string; tables: readonly string[] },
): Promise<void> {
  const { output, ended, kill } = runPgTool(tools.restore, ['--data-only', '--file=-', file]);
  try {
    await copyScript(client, output, tables);
    await ended;
  } finally {
    kill();
  }
}

/**
 * Loads the rows of a script as `pg_restore` writes it: `COPY table (columns) FROM stdin;`, lines of rows,
 * and `\.`.
 * @param tables that may be filled
 */
export async function copyScript(
  client: pg.ClientBase,
  script: AsyncIterable<Uint8Array>,
  tables: readonly string[],
): Promise<void> {
  let copy: CopyIn | null = null;
  let rows: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    await copy?.write(Buffer.concat(rows));
    rows = [];
    size = 0;
  };
  for await (const line of readLines(script)) {
    if (!copy) {
      copy = await begin(client, line, tables);
    } else if (line.equals(endOfRows)) {
      await flush();
      await copy.end();
      copy = null;
    } else {
      rows.push(line, lineFeed);
      size += line.length + 1;
      if (size >= batch) await flush();
    }
  }
  if (copy) throw new Error('The archive ends in the middle of a table.');
}

const endOfRows = Buffer.from('\\.');

async function begin(client: pg.ClientBase, line: Buffer, tables: readonly string[]): Promise<CopyIn | null> {
  const [, table, columns] = /^COPY (.+?) \((.*)\) FROM stdin;$/.exec(line.toString()) ?? [];
  if (!table || columns === undefined) return null;
  const stored = tables.includes(table) ? (await listStoredColumns(client, table)).split(', ') : [];
  const unknown = columns.split(', ').find((column) => !stored.includes(column));
  if (unknown !== undefined)
    throw new Error(`The archive has rows of ${table} (${unknown}), which is not in its list.`);
  return copyIn(client, `copy ${tableName(table)} (${storedColumns(columns)}) from stdin`);
}
