import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeStatements } from './descriptions';
import { findProblems, type Problem } from './find-problems';
import { readSources } from './program';
import { listStatements } from './statements';

const root = path.resolve(import.meta.dirname, '../..');

/** A sample API source and the expected problem; none for correct code. */
const cases: [what: string, source: string, problem: RegExp | null][] = [
  [
    'a right statement',
    `db.execute<{ id: string; rating: string | null; paid: string | null }>(
      sql\`select id, rating, paid_at as paid from orders where user_id = \${text} and total_cents > \${number}\`)`,
    null,
  ],
  ['a wrong column', 'db.execute(sql`select totl from orders`)', /column "totl" does not exist/],
  [
    'a wrong parameter',
    'db.execute(sql`select 1 from orders where total_cents = ${text}`)',
    /`text` is string.*int4/,
  ],
  [
    'a date as a number',
    'db.execute(sql`select 1 from orders where paid_at < ${number}`)',
    /is number.*timestamptz/,
  ],
  [
    'a parameter without a type',
    'db.execute(sql`select 1 from orders where id = ${anything}`)',
    /`anything` has no type/,
  ],
  [
    'a parameter that may be undefined, of which drizzle would write nothing',
    'db.execute(sql`select 1 from orders where id = ${text || undefined}`)',
    /may be undefined/,
  ],
  [
    'null into a column that refuses it',
    'db.execute(sql`update orders set user_id = ${textOrNull} where id = ${text}`)',
    /`textOrNull` may be null/,
  ],
  [
    'null into a column that takes it',
    'db.execute(sql`update orders set tracking_number = ${textOrNull} where id = ${text}`)',
    null,
  ],
  [
    'null into a column that refuses it, among several rows',
    `db.execute(sql\`insert into sessions (token_hash, user_id, expires_at)
      values (\${text}, \${text}, app_now()), (\${text}, \${textOrNull}, app_now())\`)`,
    /`textOrNull` may be null/,
  ],
  [
    'a wrong row type',
    'db.execute<{ total: string }>(sql`select total_cents as total from orders`)',
    /column `total` is int4 and arrives as number; the row type says string/,
  ],
  [
    'a decimal number, which arrives as text',
    'db.execute<{ sum: number }>(sql`select coalesce(sum(total_cents), 0) * 0.5 as sum from orders`)',
    /arrives as string; the row type says number/,
  ],
  [
    'a row type with a column too many',
    'db.execute<{ id: string; total: number }>(sql`select id from orders`)',
    /the row type has `total`/,
  ],
  [
    'rows without a type',
    'void db.execute(sql`select id from orders`).then(({ rows }) => rows[0])',
    /its rows are used/,
  ],
  [
    'rows without a type that are used',
    'const { rows } = await db.execute(sql`select id from orders`); console.log(rows[0])',
    /its rows are used/,
  ],
  [
    'a missing null',
    'db.execute<{ at: string }>(sql`select paid_at as at from orders`)',
    /column `at` can be null/,
  ],
  [
    'a null that a condition rules out',
    'db.execute<{ at: string }>(sql`select paid_at as at from orders where paid_at is not null and id = ${text}`)',
    null,
  ],
  [
    'a null of an outer join',
    'db.execute<{ id: string }>(sql`select o.id from users u left join orders o on o.user_id = u.id`)',
    /column `id` can be null/,
  ],
  [
    'a null of a subquery that may find nothing',
    'db.execute<{ id: string }>(sql`select (select id from orders where user_id = u.id limit 1) as id from users u`)',
    /column `id` can be null/,
  ],
  [
    'a sum of nothing',
    'db.execute<{ sum: number }>(sql`select sum(total_cents)::integer as sum from orders`)',
    /column `sum` can be null/,
  ],
  ['a count', 'db.execute<{ n: number }>(sql`select count(*) as n from orders`)', null],
  [
    'a null through a common table expression',
    'db.execute<{ at: string }>(sql`with paid as (select paid_at as at from orders) select at from paid`)',
    /column `at` can be null/,
  ],
  [
    'a wrong fragment',
    'db.execute(sql`select 1 from orders where ${isWrong}`)',
    /column "nowhere" does not exist/,
  ],
  [
    'one wrong branch',
    'db.execute(sql`select 1 from orders where ${text ? sql`id = ${text}` : sql`nobody = 1`}`)',
    /column "nobody" does not exist/,
  ],
  [
    'a wrong column in an argument of the function that sends it',
    `const countWhere = (where: SQL) => db.execute(sql\`select 1 from orders where \${where}\`);
    await countWhere(sql\`no_such_column is null\`)`,
    /column "no_such_column" does not exist/,
  ],
  [
    'a fragment that is made when it runs',
    'db.execute(sql`select 1 from ${sql.raw(text)}`)',
    /cannot follow/,
  ],
  [
    'a list that is not sent as one',
    'db.execute(sql`select 1 from orders where id in ${[text]}`)',
    /sql\.param/,
  ],
  [
    'a statement of pg',
    'pool.query<{ at: Date }>("select created_at as at from orders where id = $1", [text])',
    null,
  ],
  [
    'a wrong column by the key of a list',
    "for (const key of ['orders', 'users']) await pool.query(`select ${columnsOf[key]} from ${key}`)",
    /column "totl" does not exist/,
  ],
  [
    'right columns by the key of a list',
    "for (const key of ['users']) await pool.query(`select ${columnsOf[key]} from ${key}`)",
    null,
  ],
  [
    'a wrong statement of pg',
    'pool.query<{ at: string }>("select created_at as at from orders where id = $1", [number])',
    /`number` is number.*text/,
  ],
];

const head = `
import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from '../../api/src/db/database';
declare const db: Queryable, pool: pg.Pool, text: string, textOrNull: string | null, number: number, anything: unknown;
const columnsOf: Record<string, string> = { orders: 'id, totl', users: 'id, email' };
const isWrong = sql\`nowhere = 1\`;
`.trim();

function writeSource(): { file: string; firstLines: number[] } {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const file = path.join(mkdtempSync(path.join(cache, 'sql-test-')), 'cases.ts');
  const firstLines: number[] = [];
  let text = head;
  for (const [index, [, source]] of cases.entries()) {
    text += `\nexport async function case${index}() {\n`;
    firstLines.push(text.split('\n').length);
    text += `${source};\n}\n`;
  }
  writeFileSync(file, text);
  return { file, firstLines };
}

async function checkAll(): Promise<Problem[][]> {
  const { file, firstLines } = writeSource();
  try {
    const { statements, findings } = listStatements(readSources(root, [file]));
    const describe = await describeStatements(statements);
    const problems = findProblems(root, { statements, findings, describe, beyond: {} });
    return firstLines.map((first, index) =>
      problems.filter(({ line }) => line >= first && line < (firstLines[index + 1] ?? Infinity)),
    );
  } finally {
    rmSync(path.dirname(file), { recursive: true });
  }
}

test('finds every mismatch between SQL and types, and nothing else', async () => {
  const found = await checkAll();
  const told = cases.map(([what], index) => [what, found[index]!.map(({ message }) => message).join('; ')]);
  for (const [index, [what, , problem]] of cases.entries()) {
    const [, message] = told[index]!;
    if (problem) expect.soft(message, what).toMatch(problem);
    else expect.soft(message, what).toBe('');
  }
});

test('reports a file with fewer unreadable statements than allowed', () => {
  const checked = { statements: [], findings: [], describe: () => ({ parameters: [], columns: [] }) };
  const problems = findProblems(root, { ...checked, beyond: { 'api/src/db/migrate.ts': { count: 1 } } });
  expect(problems.map(({ message }) => message)).toEqual([
    'tooling/sql/beyond.ts says that 1 statements cannot be read here; they are 0',
  ]);
});
