/** Longer texts name no place. */
const mostLetters = 200;

/** Words that are written short. The data has a few of them short too, so both sides are folded. */
const shortWords: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
  ['hts', 'heights'],
  ['spgs', 'springs'],
  ['bch', 'beach'],
]);

/**
 * The words of a text in lowercase, without accents and punctuation, in the parts between its commas, line ends and
 * brackets. `St. Louis (MO)` has the parts `st louis` and `mo`.
 */
export function splitParts(text: string): string[][] {
  return text
    .slice(0, mostLetters)
    .normalize('NFKD')
    .slice(0, mostLetters)
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’‘`´ʻ]/g, '')
    .replaceAll(/\b([a-z])\. ?(?=[a-z]\b)/g, '$1')
    .replaceAll(/ [-–—] /g, ',')
    .split(/[,;:/|()[\]\n\r\t]/)
    .map((part) => part.split(/[^a-z0-9]+/).filter(Boolean))
    .filter((words) => words.length > 0);
}

/** A name as it is compared: `St. Paul`, `saint paul` and `SaintPaul` are the same. */
export function foldWords(words: readonly string[]): string {
  return words.map((word) => shortWords.get(word) ?? word).join('');
}

/** The same for a whole name. */
export const foldName = (name: string): string => foldWords(splitParts(name).flat());
