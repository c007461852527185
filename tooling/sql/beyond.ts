interface Unread {
  count: number;
  why: string;
}

const everyTable = 'is about whatever tables there are, by the names that the catalog gives';

const planted = 'writes rows of every table, from a list that has a row for each';

const byHand = 'takes text with a list of values from the tests that call it';

const newDatabase = 'makes and drops databases of names that did not exist before';

/** Statements that cannot be read from the source. Each file may have exactly this many, and no other file any. */
export const beyond: Readonly<Record<string, Unread>> = {
  'api/faults/belongings.ts': { count: 1, why: everyTable },
  'api/faults/canary.test.ts': { count: 1, why: everyTable },
  'api/faults/query-plans.test.ts': { count: 1, why: planted },
  'api/faults/sealed-dump.test.ts': { count: 1, why: everyTable },
  'api/faults/statements.ts': { count: 2, why: 'plans and repeats what the product has sent' },
  'api/ops/backup/backup.test.ts': { count: 2, why: planted },
  'api/ops/backup/copy-in.ts': { count: 1, why: everyTable },
  'api/ops/backup/load-tables.ts': { count: 6, why: everyTable },
  'api/ops/backup/tables.ts': { count: 1, why: everyTable },
  'api/ops/backup/write-tables.ts': { count: 2, why: everyTable },
  'api/seed/seed.ts': { count: 1, why: everyTable },
  'api/src/appointments/canary.test.ts': { count: 1, why: everyTable },
  'api/src/db/migrate.test.ts': { count: 2, why: planted },
  'api/src/db/migrate.ts': { count: 1, why: 'runs the migrations, of which all others are checked by' },
  'api/src/db/old-processes.test.ts': { count: 1, why: 'repeats what an older version sends' },
  'api/src/db/named-statements.ts': {
    count: 1,
    why: 'passes on what drizzle sends, which is checked where it is written',
  },
  'api/src/erasure/every-column.test.ts': { count: 2, why: everyTable },
  'api/src/queue/prepare-queues.ts': { count: 2, why: 'passes on what pg-boss sends' },
  'api/src/queue/queue.ts': { count: 2, why: 'passes on what pg-boss sends' },
  'api/src/retention/retention.test.ts': { count: 3, why: planted },
  'api/src/sealing/reseal.test.ts': { count: 2, why: everyTable },
  'tooling/e2e/database.ts': { count: 1, why: byHand },
  'tooling/e2e/http/askers.ts': { count: 1, why: byHand },
  'tooling/e2e/systems.ts': { count: 1, why: newDatabase },
  'tooling/faults/full/installed-postgres.ts': { count: 1, why: newDatabase },
  'tooling/faults/full/pg-dump.test.ts': { count: 1, why: planted },
  'tooling/sql/describe.ts': { count: 3, why: 'prepares what the sources send' },
  'api/testing/dump.ts': { count: 1, why: everyTable },
  'api/testing/test-database.ts': {
    count: 5,
    why: newDatabase,
  },
};
