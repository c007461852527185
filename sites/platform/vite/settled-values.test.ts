import { expect, it } from 'vitest';
import { settleValues } from './settled-values.mjs';

const root = ':root { --gap: 1rem; --ink: #000; --font: "A long name", serif; --late: 1s; --tint: #eee; }';
const dark = '@media (prefers-color-scheme: dark) { :root { --ink: #fff; } }';
const card = '.card { margin: calc(-1 * var(--gap)) var(--gap); color: var(--ink); fill: var(--tint); }';
const text = '.a { font: var(--font); } .b { font-family: var(--font); transition: all var(--late, 0s); }';
const settle = settleValues([root, dark, card, text], new Set(['--tint']));

it('a property with one value is written out and no longer declared', () => {
  expect(settle(card)).toContain('margin: calc(-1 * 1rem) 1rem');
  expect(settle(root)).not.toContain('--gap');
});

it('a property that differs between themes, may be missing or appears in code stays', () => {
  for (const use of ['color: var(--ink)', 'fill: var(--tint)']) expect(settle(card)).toContain(use);
  expect(settle(text)).toContain('var(--late, 0s)');
  for (const name of ['--ink', '--tint', '--late']) expect(settle(root)).toContain(`${name}:`);
});

it('a long value is written out only where it is used once', () => {
  expect(settle(text)).toContain('font-family: var(--font)');
  expect(settleValues([root, '.a { font: var(--font) }'], new Set())('.a { font: var(--font) }')).toBe(
    '.a { font: "A long name", serif }',
  );
});

it('a name that begins with another stays whole', () => {
  const both = ':root { --a: 1px; --a-b: 2px; } .x { inset: var(--a) var(--a-b); }';
  expect(settleValues([both], new Set())(both)).toBe(':root {   } .x { inset: 1px 2px; }');
});

it('a property that nothing names is gone, whatever its values', () => {
  const sheets = [':root { --old: red; } @media print { :root { --old: blue; --older: 1px; } }'];
  expect(settleValues(sheets, new Set(['--older']))(sheets[0]!)).toBe(
    ':root {  } @media print { :root {  --older: 1px; } }',
  );
});
