import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const made = new Set(['node_modules', '.git', 'build', 'dist', '.data', '.cache', 'storybook-static']);

function listCode(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : listCode(file);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [file] : [];
  });
}

it('the type checker reads every file of code', () => {
  const typescript = path.join(checkout, 'tooling/node_modules/typescript/bin/tsc');
  const args = [typescript, '-p', checkout, '--listFilesOnly'];
  const read = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  const checked = new Set(read.split('\n'));
  expect(listCode(checkout).filter((file) => !checked.has(file))).toEqual([]);
  const { compilerOptions } = JSON.parse(readFileSync(path.join(checkout, 'tsconfig.json'), 'utf8'));
  expect(compilerOptions).toMatchObject({ strict: true, checkJs: true });
});
