import { expect, it } from 'vitest';
import { listPropertiesInCode, shortenProperties } from './short-properties.mjs';

const root = ':root{--space-1:.25rem;--space-2:.5rem;--cat-tint:#fff}';
const card = '.card--wide{padding:var(--space-2) var(--space-2);margin:var(--space-1);fill:var(--cat-tint)}';

it('a property has the same short name in every style sheet, and names used in code are kept', () => {
  const shorten = shortenProperties([root, card], new Set(['--cat-tint']));
  expect(shorten(root)).toBe(':root{--e:.25rem;--t:.5rem;--cat-tint:#fff}');
  expect(shorten(card)).toBe('.card--wide{padding:var(--t) var(--t);margin:var(--e);fill:var(--cat-tint)}');
});

it('the most used have one letter', () => {
  const rare = Array.from({ length: 40 }, (_, index) => `--rare-${index}`).join(' ');
  expect(shortenProperties([rare, '--often --often'], new Set())('--often')).toMatch(/^--[a-z]$/);
});

it('no two properties get the same name', () => {
  const names = Array.from({ length: 800 }, (_, index) => `--long-name-${index}`);
  expect(new Set(names.map(shortenProperties([names.join(' ')], new Set()))).size).toBe(names.length);
});

it('finds the names that components use', () => {
  const names = listPropertiesInCode([new URL('../../../ui/src', import.meta.url).pathname]);
  expect(names).toContain('--cat-tint');
});
