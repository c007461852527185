import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const sources = [
  ...['api/faults', 'api/ops', 'api/sandbox', 'api/seed', 'api/src', 'api/testing'],
  ...['contracts/src', 'sites/covid-booking/app', 'sites/platform/src', 'sites/shop/app', 'ui/src'],
];
const imported = /(?:\bfrom|\bimport\(?) ?'(\.[^']*)'/g;

/** The import graph of a source's folders; a file beside the folders is its own node. Types count, tests do not. */
function readImports(source: string): Map<string, Set<string>> {
  const root = path.join(checkout, source);
  const imports = new Map<string, Set<string>>();
  const nameOf = (file: string) =>
    path
      .relative(root, file)
      .split(path.sep)[0]!
      .replace(/\.\w+$/, '');
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.(test|stories)\.tsx?$/.test(name) || name.includes('node_modules'))
      continue;
    const file = path.join(root, name);
    const found = imports.get(nameOf(file)) ?? new Set();
    imports.set(nameOf(file), found);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const target = path.resolve(path.dirname(file), specifier);
      if (target.startsWith(root + path.sep) && nameOf(target) !== nameOf(file)) found.add(nameOf(target));
    }
  }
  return imports;
}

/** What remains after repeatedly removing everything that imports nothing from the rest. */
function findKnot(imports: Map<string, Set<string>>): string[] {
  const left = new Map(imports);
  const isFree = (name: string) => [...left.get(name)!].every((other) => !left.has(other));
  for (let free = [...left.keys()].filter(isFree); free.length > 0; free = [...left.keys()].filter(isFree)) {
    free.forEach((name) => left.delete(name));
  }
  return [...left.keys()];
}

describe('folders with import cycles', () => {
  it.each(sources)('are not in %s', (source) => {
    const imports = readImports(source);
    expect(imports.size).toBeGreaterThan(3);
    expect(findKnot(imports)).toEqual([]);
  });

  it('are found', () => {
    const circle = [
      ['cart', new Set(['orders'])],
      ['orders', new Set(['cart', 'time'])],
      ['time', new Set<string>()],
    ] as const;
    expect(findKnot(new Map(circle.map(([name, others]) => [name, new Set(others)])))).toEqual([
      'cart',
      'orders',
    ]);
  });
});
