import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beyond } from './beyond';
import { describeStatements, fingerprint } from './descriptions';
import { findProblems } from './find-problems';
import { readSources } from './program';
import { listStatements } from './statements';

// Prepares every statement of the API on a migrated database, and compares parameters and rows with the types in the
// source. If no source has changed since the last success, it ends at once.
const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/sql');

const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(root, folder, name));

const folders = ['api/src', 'api/ops', 'api/seed', 'api/faults', 'api/testing', 'sites', 'tooling'];
const names = folders.flatMap((folder) => listFiles(folder, /\.(tsx?|mjs)$/));
const migrations = listFiles('api/src/db/migrations', /\.sql$/);
const checker = listFiles('tooling/sql', /\.ts$/);
const shared = [
  ...listFiles('contracts', /\.ts$/),
  path.join(root, 'tsconfig.json'),
  path.join(root, 'package-lock.json'),
];
const everything = fingerprint([...names, ...migrations, ...checker, ...shared]);
const passed = path.join(cache, 'passed');

if (existsSync(passed) && readFileSync(passed, 'utf8') === everything) {
  console.log('SQL: unchanged since the last successful check.');
} else {
  rmSync(passed, { force: true });
  const sources = readSources(root, names);
  const { statements, findings } = listStatements(sources);
  const version = fingerprint([...migrations, ...checker, path.join(root, 'package-lock.json')]);
  const describe = await describeStatements(statements, {
    file: path.join(cache, 'descriptions.json'),
    version,
  });
  const problems = findProblems(root, { statements, findings, describe, beyond });
  for (const { file, line, message } of problems) console.error(`${file}:${line} ${message}`);
  if (problems.length) {
    console.error(`SQL: ${problems.length} problems.`);
    process.exitCode = 1;
  } else {
    mkdirSync(cache, { recursive: true });
    writeFileSync(passed, everything);
    console.log(`SQL: ${statements.length} statements are right.`);
  }
}
