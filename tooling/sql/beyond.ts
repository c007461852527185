interface Unread {
  count: number;
  why: string;
}

/**
 * Calls that send no SQL of their own, except the two about other versions of the schema. Each file may have exactly
 * this many, and no other file any.
 */
export const beyond: Readonly<Record<string, Unread>> = {
  'api/src/db/migrate.ts': {
    count: 1,
    why: 'runs the migrations, which make the schema that all others are checked with',
  },
  'api/testing/filled-tables.ts': {
    count: 1,
    why: 'fills tables that a later migration drops; the test of the migrations runs it on the schema that has them',
  },
  'api/src/db/named-statements.ts': {
    count: 1,
    why: 'passes on what `execute` sends, which is checked where it is written',
  },
  'api/src/queue/run-on.ts': { count: 1, why: 'passes on what pg-boss sends' },
  'api/ops/backup/copy-in.ts': {
    count: 1,
    why: 'passes on `copy … from stdin`, which has no parameters or rows to check',
  },
  'api/faults/statements.ts': { count: 1, why: 'plans and repeats what the product has sent' },
  'tooling/e2e/database.ts': {
    count: 1,
    why: 'passes on the SQL of browser tests, which is checked where it is written',
  },
  'tooling/sql/describe.ts': { count: 3, why: 'prepares the statements that are checked' },
};
