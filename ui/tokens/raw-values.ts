import root from '../tokens.json';
import { cssText, leaves } from './read.mjs';

/** Widths that media queries may use, since CSS cannot read custom properties there. */
const widths = leaves(root.breakpoint).map(([, token]) => cssText(root, token));

const colors =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch|color)a?\(|\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|teal|navy)\b/i;
const durations = /(?<![\w.-])\d*\.?\d*[1-9]\d*m?s\b/i;
const lengths = /(?<![\w.-])\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in)\b/i;

/**
 * Literal values in a style sheet that should be tokens: colors, durations, lengths, widths of media queries. Relative
 * lengths (em, %, fr, ch, lh, vw) are allowed.
 */
export function rawValues(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|(['"]).*?\1/g, '');
  const conditions = [...text.matchAll(/@(?:media|container)([^{]*)\{/g)].flatMap(([, condition]) =>
    [...condition!.matchAll(/[\d.]+(?:r?em|px)\b/g)].map(([width]) => width),
  );
  const declared = [...text.matchAll(/(?<![\w-])[\w-]+\s*:\s*([^;{}]+)(?=[;}])/g)]
    .filter(([, value]) => [colors, durations, lengths].some((kind) => kind.test(value!)))
    .map(([declaration]) => declaration.trim());
  return [...conditions.filter((width) => !widths.includes(width)), ...declared];
}

const inCode = [
  /(?<=['"`])#(?:[\da-f]{8}|[\da-f]{6}|(?=[\da-f]*\d)[\da-f]{3,4})(?=['"`])/gi,
  /\b(?:rgb|hsl|oklch|oklab)a?\([\d.][^)]*\)/gi,
  /(?<=['"`])\d*\.?\d+(?:px|rem|ms)(?=['"`])/gi,
];

/** The same in TypeScript: colors, lengths and durations written as text. */
export function rawTexts(code: string): string[] {
  return inCode.flatMap((kind) => code.match(kind) ?? []);
}
