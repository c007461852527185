import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hooks-'));
  mkdirSync(path.join(folder, 'larkwell/tooling'), { recursive: true });
  cpSync(
    path.join(import.meta.dirname, 'git-hooks.mjs'),
    path.join(folder, 'larkwell/tooling/git-hooks.mjs'),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (place: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: path.join(folder, place), encoding: 'utf8', stdio: 'pipe' });
const install = () =>
  spawnSync(process.execPath, [path.join(folder, 'larkwell/tooling/git-hooks.mjs')]).status;
const hooksOf = (place: string) =>
  spawnSync('git', ['config', '--local', 'core.hooksPath'], {
    cwd: path.join(folder, place),
    encoding: 'utf8',
  }).stdout;

it('an install in a checkout sets the hooks folder', () => {
  git('larkwell', 'init');
  expect(install()).toBe(0);
  expect(hooksOf('larkwell')).toBe('.githooks\n');
});

it('an existing hooks folder setting stays', () => {
  git('larkwell', 'init');
  git('larkwell', 'config', 'core.hooksPath', 'mine');
  expect(install()).toBe(0);
  expect(hooksOf('larkwell')).toBe('mine\n');
});

it("an install without Git, or inside another project's checkout, sets nothing and does not fail", () => {
  expect(install()).toBe(0);
  git('.', 'init');
  expect(install()).toBe(0);
  expect(hooksOf('.')).toBe('');
});

const checkout = path.resolve(import.meta.dirname, '..');
const { 'lint-staged': checks } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as {
  'lint-staged': Record<string, string[]>;
};

it('a commit runs only what takes seconds: lint and format of its own files', () => {
  const hook = readFileSync(path.join(checkout, '.githooks/pre-commit'), 'utf8');
  const lines = hook.split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines).toEqual([
    '[ -x node_modules/.bin/lint-staged ] || exit 0',
    'exec node_modules/.bin/lint-staged --quiet --no-stash',
  ]);
  expect([...new Set(Object.values(checks).flat())]).toEqual([
    'eslint --max-warnings 0 --no-warn-ignored',
    'prettier --check',
  ]);
});

it('a commit of a new route passes: the list of routes is generated, and neither linted nor formatted', () => {
  for (const check of checks['*.{ts,tsx,js,mjs}']!) {
    const words = [...check.split(' '), 'sites/shop/app/route-handles.generated.ts'];
    const { status, stdout, stderr } = spawnSync('npx', words, { cwd: checkout, encoding: 'utf8' });
    expect(status, `${check}: ${stdout}${stderr}`).toBe(0);
  }
});
