import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

export const checkout = path.resolve(import.meta.dirname, '../..');
const notCopied = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'test-results',
  'storybook-static',
  '.env',
]);

/** Copies folders or files of the checkout, without files from installing, building and running. */
export function copySources(target: string, names: string[], keep: (file: string) => boolean = () => true) {
  for (const name of names) {
    cpSync(path.join(checkout, name), path.join(target, name), {
      recursive: true,
      filter: (file) => !notCopied.has(path.basename(file)) && keep(file),
    });
  }
}

/** A folder beside the checkout's own cache: on its file system, so that packages can be hard links. */
export function makeFolder(name: string) {
  const cache = path.join(checkout, '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, `${name}-`));
}

/**
 * A copy of this checkout, builds included, below a folder that only its owner may enter (0700).
 *
 * @returns its path, where a start of it keeps database and secrets, and how to remove both
 */
export function makeClone() {
  const closed = makeFolder('closed');
  const clone = path.join(closed, 'larkwell');
  const names = execFileSync('ls', ['-A'], { cwd: checkout, encoding: 'utf8' }).trim().split('\n');
  copySources(
    clone,
    names.filter((name) => !notCopied.has(name)),
  );
  for (const folder of [
    '.',
    'api',
    'contracts',
    'ui',
    'storybook',
    'tooling',
    'sites/shop',
    'sites/covid-booking',
  ]) {
    linkPackages(path.join(checkout, folder, 'node_modules'), path.join(clone, folder, 'node_modules'));
  }
  const hash = createHash('sha256').update(clone).digest('hex').slice(0, 12);
  const home = process.getuid?.() === 0 ? `/var/lib/larkwell/${hash}` : path.join(clone, 'api', '.data');
  const remove = () => {
    for (const folder of [closed, home]) rmSync(folder, { recursive: true, force: true });
  };
  return { clone, home, remove };
}

function linkPackages(from: string, to: string) {
  const link = process.platform === 'linux' ? ['-al'] : ['-R'];
  try {
    execFileSync('cp', [...link, from, to], { stdio: 'ignore' });
  } catch {
    // Most workspaces have no packages of their own.
  }
}
