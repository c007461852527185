import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Part of a text that one font file can print. */
export interface Run {
  text: string;
  /** Path of the font file. */
  font: string;
  /** Written from right to left. */
  isRightToLeft: boolean;
}

interface Subset {
  name: string;
  file: (weight: 400 | 700) => string;
  ranges: [number, number][];
}

const { resolve } = createRequire(import.meta.url);

/** Noto Sans is split by script; the first file that has a letter prints it. */
const subsets: Subset[] = (
  [
    [
      'noto-sans',
      ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'],
    ],
    ['noto-sans-arabic', ['arabic']],
    ['noto-sans-hebrew', ['hebrew']],
  ] as const
).flatMap(([family, names]) => {
  const ranges = JSON.parse(readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return names.map((name) => ({
    name,
    file: (weight: 400 | 700) =>
      resolve(`@fontsource/${family}/files/${family}-${name}-${weight}-normal.woff`),
    ranges: readRanges(ranges[name]!),
  }));
});

/** `U+0000-00FF,U+0131` as pairs of code points. */
function readRanges(list: string): [number, number][] {
  return list.split(',').map((range) => {
    const [from, to = from] = range.trim().slice(2).split('-');
    return [parseInt(from!, 16), parseInt(to!, 16)];
  });
}

const has = ({ ranges }: Subset, letter: string) => {
  const code = letter.codePointAt(0)!;
  return ranges.some(([from, to]) => from <= code && code <= to);
};

const usual = subsets[0]!;

/** Marks, spaces and joiners belong to the letter before them. */
const isAttached = (letter: string) => /[\p{M}\s\u200c\u200d]/u.test(letter);

/**
 * Whether every letter can be printed: Latin, Greek, Cyrillic, Devanagari, Arabic and Hebrew; no Chinese,
 * Japanese or Korean.
 */
export function isPrintable(text: string): boolean {
  return [...text.normalize('NFC')].every((letter) => subsets.some((subset) => has(subset, letter)));
}

/**
 * Splits a text into runs that one font file can print. A letter missing from all of them prints as a missing
 * glyph.
 */
export function cutIntoRuns(text: string, weight: 400 | 700): Run[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const stays = last && (isAttached(letter) ? true : has(last.subset, letter));
    if (stays) last.text += letter;
    else runs.push({ subset: subsets.find((subset) => has(subset, letter)) ?? usual, text: letter });
  }
  return runs.map(({ subset, text: part }) => ({
    text: part,
    font: subset.file(weight),
    isRightToLeft: subset.name === 'arabic' || subset.name === 'hebrew',
  }));
}
