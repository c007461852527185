interface Unread {
  count: number;
  why: string;
  /** The test that runs all of it; null if this check reads the SQL where it is written. */
  runBy: string | null;
}

/**
 * Calls whose SQL this check cannot read where they stand. Each file may have exactly this many, and no other file any.
 * Only the migrations, the filled tables and the role's password send statements of ours that this check does not read.
 */
export const beyond: Readonly<Record<string, Unread>> = {
  'api/src/db/migrate.ts': {
    count: 1,
    why: 'a migration changes the schema it is written for; each run of this check starts by applying all of them',
    runBy: 'api/src/db/migrate.test.ts',
  },
  'api/testing/filled-tables.ts': {
    count: 1,
    why: 'fills tables that a later migration drops, so they are not in the schema that is checked',
    runBy: 'api/src/db/migrate.test.ts',
  },
  'api/src/db/named-statements.ts': {
    count: 1,
    why: 'passes on what `execute` sends',
    runBy: null,
  },
  'tooling/e2e/database.ts': {
    count: 1,
    why: 'passes on the SQL of browser tests',
    runBy: null,
  },
  'api/src/queue/run-on.ts': {
    count: 1,
    why: 'passes on what pg-boss sends, which is not ours',
    runBy: 'api/src/queue/queue.test.ts',
  },
  'api/ops/backup/copy-in.ts': {
    count: 1,
    why: 'PostgreSQL does not analyze a `copy … from stdin` before it runs; its names come from the catalog',
    runBy: 'api/ops/backup/load-dump.test.ts',
  },
  'api/faults/statements.ts': {
    count: 1,
    why: 'plans and repeats what the product has sent, which is checked there',
    runBy: 'api/faults/query-plans.test.ts',
  },
  'tooling/postgres-roles.mjs': {
    count: 1,
    why: '`alter role` takes its password only as text',
    runBy: 'tooling/postgres.test.ts',
  },
  'tooling/sql/describe.ts': {
    count: 3,
    why: 'prepares the statements that are checked',
    runBy: 'tooling/sql/check-sql.test.ts',
  },
};
