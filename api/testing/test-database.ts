import { createHash, randomBytes } from 'node:crypto';
import pg, { escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { prepareDatabase, fingerprint, listMigrations } from '../src/db';
import { queueNames } from '../src/queue';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own for a test file: a copy of a template that is migrated once per run. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(ensureTemplate);
}

/** A database without any tables, as a new owner has it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(async () => 'template0');
}

async function createDatabase(
  chooseTemplate: (admin: pg.Client, owner: string) => Promise<string>,
): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const appUrl = inject('databaseUrl');
  const owner = new URL(appUrl).username;
  const template = await chooseTemplate(admin, owner);
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying the template's files is half the work of copying its pages through the log.
  await admin.query(
    `create database ${escapeIdentifier(name)} owner ${escapeIdentifier(owner)} template ${escapeIdentifier(template)} strategy file_copy`,
  );
  await admin.end();
  return {
    url: nameIn(appUrl, name),
    async drop() {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
      await client.end();
    },
  };
}

async function ensureTemplate(admin: pg.Client, owner: string): Promise<string> {
  const print = fingerprint(await listMigrations());
  const queues = createHash('sha256').update(queueNames.join()).digest('hex').slice(0, 6);
  const template = `template_${print}_${queues}`;
  await admin.query(`select pg_advisory_lock(hashtext('template'))`);
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return template;
    const unfinished = `${template}_unfinished`;
    await admin.query(`drop database if exists ${escapeIdentifier(unfinished)} with (force)`);
    await admin.query(`create database ${escapeIdentifier(unfinished)} owner ${escapeIdentifier(owner)}`);
    const pool = new pg.Pool({ connectionString: nameIn(inject('databaseUrl'), unfinished) });
    await prepareDatabase(pool);
    await pool.query(`update database_purpose set purpose = 'test'`);
    await pool.end();
    await admin.query(
      `alter database ${escapeIdentifier(unfinished)} rename to ${escapeIdentifier(template)}`,
    );
    return template;
  } finally {
    await admin.query(`select pg_advisory_unlock(hashtext('template'))`);
  }
}

/** A test's database as the server's superuser, for what the API may not do. */
export const asAdmin = (databaseUrl: string): string =>
  nameIn(inject('databaseAdminUrl'), new URL(databaseUrl).pathname.slice(1));

function nameIn(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
