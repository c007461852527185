import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPool, prepareDatabase } from '../../api/src/db';
import { startThrowawayPostgres } from '../postgres.mjs';
import { Describer, type Description } from './describe';
import type { Statement } from './statements';

type Asked = Pick<Statement, 'text' | 'setup'>;

const keyOf = ({ text, setup }: Asked) => JSON.stringify([text, ...setup]);

/**
 * What PostgreSQL knows about each statement. Starts a server only for statements that are not in the file.
 *
 * @param file caches the answers; they are valid while `version` stays the same
 */
export async function describeStatements(
  statements: readonly Asked[],
  { file, version }: { file?: string; version?: string } = {},
): Promise<(statement: Asked) => Description> {
  const kept = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  const known = new Map(kept && kept.version === version ? kept.descriptions : []);
  const missing = new Map(statements.map((statement) => [keyOf(statement), statement]));
  for (const key of known.keys()) missing.delete(key);
  if (missing.size) await ask(missing, known);
  if (file && missing.size) {
    const wanted = new Set(statements.map(keyOf));
    const descriptions = [...known].filter(([key]) => wanted.has(key));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ version, descriptions }));
  }
  return (statement) =>
    known.get(keyOf(statement)) ?? { parameters: [], columns: [], error: 'it was not asked for' };
}

interface Kept {
  version: string;
  descriptions: [string, Description][];
}

async function ask(missing: ReadonlyMap<string, Asked>, known: Map<string, Description>): Promise<void> {
  const database = await startThrowawayPostgres();
  try {
    const pool = openPool(database.url, 2);
    await prepareDatabase(pool);
    await pool.end();
    const describer = await Describer.connect(database.url);
    for (const [key, { text, setup }] of missing) known.set(key, await describer.describe(text, setup));
    await describer.close();
  } finally {
    await database.stop();
  }
}

/** Changes when any of these files does. */
export function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
