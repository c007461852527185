import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { beyond } from './beyond';
import { cases } from './sample-statements';
import { describeStatements } from './descriptions';
import { findProblems, type Problem } from './find-problems';
import { readSources } from './program';
import { listStatements } from './statements';

const root = path.resolve(import.meta.dirname, '../..');

const head = `
import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import type { RunSql } from '../../tooling/e2e/database';
import { columnName, foreignKeyDefinition, foreignKeyName, storedColumns, tableName } from '../../api/src/db/catalog-names';
import type { Queryable } from '../../api/src/db/database';
declare const db: Queryable, pool: pg.Pool, text: string, textOrNull: string | null, number: number, anything: unknown, runSql: RunSql;
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

test('SQL that cannot be read is run by a test, except where it is read at its caller', () => {
  const tests = Object.values(beyond).flatMap(({ runBy }) => runBy ?? []);
  expect(tests.filter((file) => !file.endsWith('.test.ts') || !existsSync(path.join(root, file)))).toEqual(
    [],
  );
});
