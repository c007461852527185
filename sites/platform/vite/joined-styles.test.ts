import { describe, expect, it } from 'vitest';
import { joinStyles, listModules, mergeLayers } from './joined-styles.mjs';

const manifest = {
  'app/root.tsx': { file: 'root.js', isEntry: true, imports: ['_link.js'], css: ['root.css'] },
  'app/cart.tsx': { file: 'cart.js', isEntry: true, imports: ['_link.js', '_table.js'], css: ['cart.css'] },
  'app/order.tsx': { file: 'order.js', isEntry: true, imports: ['_table.js'] },
  'app/plain.tsx': { file: 'plain.js', isEntry: true, imports: ['_link.js'] },
  '_link.js': { file: 'link.js', css: ['link.css'] },
  '_table.js': { file: 'table.js', css: ['table.css'] },
};
const imports: Record<string, string[]> = {
  'app/root.tsx': ['base.css', 'link'],
  'app/cart.tsx': ['link', 'table', 'price', 'cart.css'],
  'app/order.tsx': ['table'],
  'app/plain.tsx': ['link'],
  link: ['link.css'],
  table: ['price', 'table.css'],
  price: ['price.css'],
};
const modulesOf = (key: string) =>
  listModules(key, (id) => imports[id] ?? []).filter((id) => id.endsWith('.css'));
const { manifest: changed, joined, replaced } = joinStyles(manifest, modulesOf, (id) => `/* ${id} */`);
const stylesOf = (key: keyof typeof manifest) => (changed[key]!.css ?? []).map((file) => joined.get(file));

describe('a route', () => {
  it('has one style sheet, with each component after its parts', () => {
    expect(stylesOf('app/cart.tsx')).toEqual(['/* price.css *//* table.css *//* cart.css */']);
  });

  it('has no styles of a component that only shares a file with one of its own', () => {
    expect(stylesOf('app/order.tsx')).toEqual(['/* price.css *//* table.css */']);
  });

  it('gets the styles of a part that few pages show from a sheet of its own, or in its own', () => {
    const parts = joinStyles(
      manifest,
      modulesOf,
      (id) => `/* ${id} */`,
      (id) => (id === 'link.css' ? 'menu' : undefined),
    );
    const [root, part] = parts.manifest['app/root.tsx']!.css!;
    expect(parts.joined.get(root!)).toBe('/* base.css */');
    expect(part).toMatch(/^assets\/later-menu-[0-9a-f]{8}\.css$/);
    expect(parts.joined.get(part!)).toBe('/* link.css */');
    expect(parts.joined.get(parts.manifest['app/plain.tsx']!.css![0]!)).toBe('/* link.css */');
  });

  it('does not repeat what the root has for every page', () => {
    expect(stylesOf('app/root.tsx')).toEqual(['/* base.css *//* link.css */']);
    expect(stylesOf('app/plain.tsx')).toEqual([]);
  });
});

it('leaves no file that no page uses', () => {
  expect([...replaced].sort()).toEqual(['cart.css', 'link.css', 'root.css', 'table.css']);
  expect(Object.values(changed).flatMap(({ css = [] }) => css)).toHaveLength(joined.size);
  expect(changed['_table.js']!.css).toBeUndefined();
});

it('adjacent blocks of a cascade layer are merged; everything else stays in place', () => {
  const reset = '@layer reset,components;@layer reset{*{margin:0}}';
  expect(mergeLayers(`${reset}@layer components{.a{b:c}}\n@layer components{@media print{.d{e:f}}}\n`)).toBe(
    `${reset}@layer components{.a{b:c}@media print{.d{e:f}}}`,
  );
  expect(mergeLayers('@layer x{.a{b:c}}.d{e:f}@layer x{.g{h:i}}')).toBe(
    '@layer x{.a{b:c}}.d{e:f}@layer x{.g{h:i}}',
  );
});
