import type pg from 'pg';

/** Runs `work` while entries of `action` cannot be written to the audit log. */
export async function withFullLog(pool: pg.Pool, action: string, work: () => Promise<void>): Promise<void> {
  await pool.query(
    `alter table audit_entries add constraint full_log check (action <> '${action}') not valid`,
  );
  try {
    await work();
  } finally {
    await pool.query('alter table audit_entries drop constraint full_log');
  }
}
