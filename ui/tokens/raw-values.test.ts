import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import root from '../tokens.json';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const widths = Object.values(root.breakpoint).map(({ $value }) => `${$value.value}${$value.unit}`);

function sheets(folder: string): string[] {
  return readdirSync(path.join(checkout, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith('.css') && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => path.relative(checkout, path.join(entry.parentPath, entry.name)));
}

/** Files that hold values on purpose: what the generator writes, and the measures of fonts. */
const sources = /styles\/(tokens|themes|categories|fonts-\w+)\.css$/;

const colours =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(|\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange)\b/i;
const durations = /(?<![\w.-])\d*\.?\d+ms\b/i;
const lengths = /(?<![\w.-])\d*\.?\d+(?:px|rem|pt)\b/i;

/** Raw values in declarations. Relative lengths (em, %, fr, ch, lh, vw) follow the tokens. */
function rawValues(css: string, kinds: readonly RegExp[] = [colours, durations, lengths]): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
  const media = [...text.matchAll(/@media[^{]*\(m(?:in|ax)-(?:width|height): ([^)]+)\)/g)]
    .map(([, width]) => width!)
    .filter((width) => !widths.includes(width));
  const declared = [...text.matchAll(/[\w-]+\s*:\s*([^;{}]+);/g)].flatMap(([declaration, value]) => {
    // The fixed part of a clamp() that follows the window.
    const fluid = value!.replace(/\d*\.?\d+rem \+/g, '');
    return kinds.some((kind) => kind.test(fluid)) ? [declaration] : [];
  });
  return [...media.map((width) => `@media ${width}`), ...declared];
}

/** A hidden box of one pixel, and what a test of a test would look like. */
const allowed = [/^(inline|block)-size: 1px;$/, /^margin: -1px;$/];

const own = sheets('ui/src').filter((file) => !sources.test(file));
const sites = ['sites/shop/app', 'sites/covid-booking/app'].flatMap(sheets);
const read = (file: string) => readFileSync(path.join(checkout, file), 'utf8');

describe('values stand in tokens.json only', () => {
  it.each(own)('%s', (file) => {
    const found = rawValues(read(file));
    expect(found.filter((value) => !allowed.some((pattern) => pattern.test(value)))).toEqual([]);
  });

  // Pages may size what is theirs alone; colours and durations are the same everywhere.
  it.each(sites)('%s has no colour or duration of its own', (file) => {
    expect(
      rawValues(read(file), [colours, durations]).filter((value) => !value.startsWith('@media')),
    ).toEqual([]);
  });

  it('finds a colour, a length, a duration and a width of its own', () => {
    const css =
      'a { color: #fff; margin: 3px; transition: all 120ms; gap: 1rem } @media (min-width: 50em) {}';
    expect(rawValues(css.replaceAll(' }', '; }'))).toHaveLength(5);
  });
});
