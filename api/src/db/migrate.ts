import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

export interface Migration {
  name: string;
  text: string;
}

/**
 * The numbered `.sql` files, in order of their names. `from` is another folder when the server runs as a
 * bundle.
 */
export async function listMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(`${from}/${name}`, 'utf8') })));
}

/** Changes whenever any migration does: names the template database that tests copy. */
export function fingerprint(migrations: Migration[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of migrations) hash.update(name).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Runs the given work in a transaction of its own. */
type Within = (work: () => Promise<void>) => Promise<void>;

/**
 * Applies what this database does not have yet, each file in a transaction of its own. An advisory lock lets
 * any number of processes start at once.
 * @returns the names applied now
 */
export async function migrate(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('larkwell migrations'))`);
    return await applyMissing(client, migrations, async (work) => {
      await client.query('begin');
      try {
        await work();
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('larkwell migrations'))`).catch(() => {});
    client.release();
  }
}

/** Like `migrate`, in the client's open transaction: all files take effect when it commits, or none does. */
export async function migrateWithin(client: pg.ClientBase, migrations: Migration[]): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('larkwell migrations'))`);
  await applyMissing(client, migrations, (work) => work());
}

async function applyMissing(
  client: pg.ClientBase,
  migrations: Migration[],
  within: Within,
): Promise<string[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, text } of missing) {
    try {
      await within(async () => {
        await client.query(text);
        await client.query('insert into migrations (name) values ($1)', [name]);
      });
    } catch (error) {
      throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
  }
  return missing.map(({ name }) => name);
}
