import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: checkout,
  encoding: 'utf8',
});
const code = listed
  .split('\n')
  .filter((file) => /\.(mjs|tsx?)$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file));

const rows = readFileSync(path.join(checkout, 'docs/own-tools.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, names = '', most = ''] = line.split('|');
    const patterns = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return { patterns, most: Number(most) };
  });

const isIn = (file: string, pattern: string) =>
  file === pattern || file.startsWith(pattern.endsWith('*') ? pattern.slice(0, -1) : `${pattern}/`);
const filesOf = (patterns: string[]) =>
  code.filter((file) => patterns.some((pattern) => isIn(file, pattern)));

it.each(rows)('$patterns has at most $most lines', ({ patterns, most }) => {
  const files = filesOf(patterns);
  const lines = files.map((file) => readFileSync(path.join(checkout, file), 'utf8').split('\n').length - 1);
  expect(files).not.toEqual([]);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(most);
});

it('all code in tooling belongs to a tool', () => {
  const known = new Set(rows.flatMap(({ patterns }) => filesOf(patterns)));
  expect(code.filter((file) => file.startsWith('tooling/') && !known.has(file))).toEqual([]);
});
