import { sql } from 'drizzle-orm';
import type { Deps } from '../src/deps';
import { getPurpose, markPurpose, tableName } from '../src/db';
import { clearErasedList } from '../src/erasure';
import { parts } from './parts';

/**
 * Fills a database with demo data; with `reset`, empties it first.
 * @throws Error when the database is marked production
 */
export async function seed(deps: Deps, { reset = false, environment = 'development' } = {}): Promise<void> {
  const purpose = await getPurpose(deps.db);
  if (environment === 'production' || purpose === 'production') {
    throw new Error('This is a production database. Demo data does not belong there.');
  }
  await markPurpose(deps.db, 'demo');
  if (reset) {
    await emptyDatabase(deps);
    await clearErasedList(deps.storage).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'The bucket does not answer: its list of erased people stays as it is'),
    );
  }
  for (const part of parts) await part.run(deps);
}

/** Their rows come from the migrations, not the seed. */
const kept = ['migrations', 'database_purpose', 'audit_chain', 'sealing_start', 'search_synonyms'];

async function emptyDatabase({ db }: Deps): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> all(${sql.param(kept)}::text[])`);
  if (rows.length)
    await db.execute(
      sql.raw(`truncate ${rows.map(({ name }) => tableName(name)).join(', ')} restart identity`),
    );
  await db.execute(sql`
    update audit_chain set last_seq = default, last_hash = default, removed_seq = default, removed_hash = default`);
  await db.execute(sql`delete from pgboss.job`);
}
