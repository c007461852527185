import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import root from '../tokens.json';
import { rawTexts, rawValues } from './raw-values';
import { cssText, leaves } from './read.mjs';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const places = [
  'ui/src',
  'storybook/.storybook',
  'storybook/pages',
  'sites/shop/app',
  'sites/covid-booking/app',
  'sites/platform',
];

/** Generated files, and the metrics of font files. */
const sources = /^ui\/src\/(tokens\.ts|styles\/(tokens|themes|categories|fonts-\w+)\.css)$/;

function files(ending: RegExp): string[] {
  return places
    .flatMap((folder) =>
      readdirSync(path.join(checkout, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && ending.test(entry.name))
        .map((entry) => path.relative(checkout, path.join(entry.parentPath, entry.name))),
    )
    .filter((file) => !sources.test(file) && !/node_modules|\/build\//.test(file));
}

const read = (file: string) => readFileSync(path.join(checkout, file), 'utf8');

describe('values are only in tokens.json', () => {
  it.each(files(/\.css$/))('%s', (file) => {
    expect(rawValues(read(file))).toEqual([]);
  });

  it('no color, length or duration is text in code', () => {
    const found = files(/(?<!\.test)\.tsx?$/).flatMap((file) =>
      rawTexts(read(file)).map((value) => `${file}: ${value}`),
    );
    expect(found).toEqual([]);
  });

  it('mails, which cannot read custom properties, use colors of tokens.json', () => {
    const known = leaves(root.color).map(([, token]) => cssText(root, token));
    const used = [
      'api/src/mails/paints.ts',
      'api/src/mails/letter.tsx',
      'api/src/reports/report-pdf.ts',
    ].flatMap((file) => rawTexts(read(file)).filter((value) => value.startsWith('#')));
    expect(used).not.toEqual([]);
    expect(used.filter((value) => !known.includes(value.toLowerCase()))).toEqual([]);
  });
});

describe('the check itself finds', () => {
  it.each([
    ['a color', 'a { color: #fff }'],
    ['a named color', 'a { color: white; }'],
    ['a color function', 'a { color: rgb(0 0 0 / 40%); }'],
    ['pixels', 'a { margin: 3px; }'],
    ['rems inside a function', 'a { inline-size: min(100%, 48rem); }'],
    [
      'rems that scale with the window',
      'a { font-size: clamp(var(--size-2), 1.1rem + 3vw, var(--size-4)); }',
    ],
    ['milliseconds', 'a { transition: all 120ms; }'],
    ['seconds', 'a { animation: turn 1.5s; }'],
    ['a width of its own', '@media (min-width: 56em) { a { color: inherit; } }'],
    ['a width written as a range', '@media (width >= 900px) { a { color: inherit; } }'],
    ['a custom property of its own', 'a { --gap: 12px; }'],
  ])('%s', (_, css) => {
    expect(rawValues(css)).toHaveLength(1);
  });

  it.each(["fill = '#0b534c'", 'color: "#ff0"', "width: '6rem'", '`rgb(0, 0, 0)`', "delay: '80ms'"])(
    'in code: %s',
    (code) => {
      expect(rawTexts(code)).toHaveLength(1);
    },
  );

  it('and allows tokens, relative lengths and known widths', () => {
    const css = '@media (min-width: 48em) { a { margin: var(--space-2) 0.2em; transition: none 0s; } }';
    expect(rawValues(css)).toEqual([]);
    expect(rawTexts("href='#address' aria-label='3 kits'")).toEqual([]);
  });
});
