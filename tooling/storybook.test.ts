import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storybookProgram } from './system/builds.mjs';

let checkout: string;

/** What `npm run storybook` starts; a program that prints its arguments stands in for Storybook. */
function started(variables: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  return execFileSync(process.execPath, [path.join(checkout, 'tooling/storybook.mjs')], {
    env: { PATH, NODE_ENV: 'test', ...variables },
    encoding: 'utf8',
  });
}

beforeAll(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'larkwell-storybook-'));
  cpSync(import.meta.dirname, path.join(checkout, 'tooling'), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  const program = path.join(checkout, storybookProgram);
  mkdirSync(path.dirname(program), { recursive: true });
  mkdirSync(path.join(checkout, 'storybook'));
  writeFileSync(program, 'console.log(process.argv.slice(2).join(" "))');
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

describe('npm run storybook', () => {
  it('uses port 6006 unless told otherwise', () => {
    expect(started()).toContain('dev -p 6006 --exact-port');
  });

  it('uses STORYBOOK_PORT of .env, and of the environment before it', () => {
    writeFileSync(path.join(checkout, '.env'), 'STORYBOOK_PORT=6123\n');
    expect(started()).toContain('dev -p 6123 --exact-port');
    expect(started({ STORYBOOK_PORT: '6124' })).toContain('dev -p 6124 --exact-port');
  });
});
