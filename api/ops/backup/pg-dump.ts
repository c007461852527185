import { writeFile } from 'node:fs/promises';
import type pg from 'pg';
import type { PgTools } from './pg-tools';
import { runPgTool } from './run-pg-tool';

/**
 * Writes our tables and the job queue's into an archive that `pg_restore` reads.
 * @param snapshot from `pg_export_snapshot()`, whose transaction is still open
 */
export async function dumpDatabase(
  tools: PgTools,
  pool: pg.Pool,
  { file, snapshot }: { file: string; snapshot: string },
): Promise<void> {
  const { address, secrets } = splitAddress(pool.options.connectionString ?? '');
  // The program keeps an existing file's permissions.
  await writeFile(file, '', { mode: 0o600 });
  const { output, ended } = runPgTool(
    tools.dump,
    [
      '--format=custom',
      '--schema=public',
      '--schema=pgboss',
      '--load-via-partition-root',
      '--no-password',
      `--snapshot=${snapshot}`,
      `--file=${file}`,
      `--dbname=${address}`,
    ],
    secrets,
  );
  output.resume();
  await ended;
}

/** Everyone on the machine can read a program's arguments, but not its environment. */
function splitAddress(connectionString: string): { address: string; secrets: Record<string, string> } {
  const address = new URL(connectionString);
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password);
  address.password = '';
  address.searchParams.delete('password');
  return { address: address.href, secrets: password ? { PGPASSWORD: password } : {} };
}
