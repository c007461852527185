import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: checkout });

async function isRefused(code: string, file = 'api/src/orders/a.ts'): Promise<boolean> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(checkout, file) });
  return result!.messages.some(({ ruleId }) => ruleId === 'larkwell/plain-sql');
}

it.each([
  ['a table of drizzle', `export { pgTable } from 'drizzle-orm/pg-core';`],
  ['a condition of its builder', `import { eq } from 'drizzle-orm';\nexport const a = eq;`],
  ['all of it', `import * as drizzle from 'drizzle-orm';\nexport const a = drizzle;`],
  ['all of it, when it is needed', `export const a = () => import('drizzle-orm');`],
  ['a type of its tables', `export type A = import('drizzle-orm/pg-core').PgTable;`],
  ['a connection of its own', `export { drizzle } from 'drizzle-orm/node-postgres';`],
  ['another builder', `export { Kysely } from 'kysely';`],
  ['another client', `import postgres from 'postgres';\nexport const a = postgres;`],
])('%s is refused', async (_what, code) => {
  expect(await isRefused(code)).toBe(true);
  expect(await isRefused(code, 'tooling/bench/plant.ts')).toBe(true);
});

it('templates and their type are not, and the room that opens the database takes what it needs', async () => {
  expect(await isRefused(`export { sql, type SQL } from 'drizzle-orm';`)).toBe(false);
  expect(await isRefused(`export { DrizzleQueryError } from 'drizzle-orm/errors';`)).toBe(false);
  expect(await isRefused(`export { drizzle } from 'drizzle-orm/node-postgres';`, 'api/src/db/a.ts')).toBe(
    false,
  );
});
