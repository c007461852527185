import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(checkout, file), 'utf8'));

/** The folders in `package-lock.json` that are our workspaces. */
const workspaces = Object.keys(readJson('package-lock.json').packages).filter(
  (folder) => !folder.includes('node_modules'),
);
const named = new Set(
  workspaces.flatMap((folder) => {
    const { dependencies, devDependencies, peerDependencies } = readJson(path.join(folder, 'package.json'));
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  }),
);
const packages = [...named].filter((name) => !name.startsWith('@larkwell/')).sort();

const rows = readFileSync(path.join(checkout, 'docs/dependencies.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const licenseOf = new Map(
  rows.flatMap(([, names = '', license = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name!, license] as const),
  ),
);

describe('docs/dependencies.md', () => {
  it('has a row for each package, and no others', () => {
    expect([...licenseOf.keys()].sort()).toEqual(packages);
  });

  it('says what each is for, who maintains it and what would replace it', () => {
    const unsaid = rows.filter((cells) => cells.slice(1, 6).some((cell) => cell === ''));
    expect(unsaid).toEqual([]);
  });

  it.each(packages)('names the license of %s', (name) => {
    const homes = ['', ...workspaces].map((folder) =>
      path.join(folder, 'node_modules', name, 'package.json'),
    );
    const home = homes.find((file) => existsSync(path.join(checkout, file)));
    expect(licenseOf.get(name)).toBe(readJson(home!).license);
  });
});
