import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

export interface Migration {
  name: string;
  text: string;
}

/** The numbered `.sql` files, in order of their names. `from` is another folder when the server runs as one bundle. */
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

/**
 * Applies what this database does not have yet, each file in a transaction of its own. An advisory lock lets
 * any number of processes start at once.
 * @returns the names applied now
 */
export async function migrate(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('larkwell migrations'))`);
    await client.query(`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const { name, text } of missing) {
      await client.query('begin');
      try {
        await client.query(text);
        await client.query('insert into migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('larkwell migrations'))`).catch(() => {});
    client.release();
  }
}
