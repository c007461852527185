const streetWords = new Set(
  `street st avenue ave av road rd boulevard blvd drive dr lane ln way court ct circle cir place pl plaza plz square sq
  terrace ter trail trl parkway pkwy pky highway hwy freeway fwy route rte turnpike tpke alley aly loop row path pike
  apartment apt suite ste unit floor fl building bldg room rm box pob broadway county parish`.split(/\s+/),
);

const smallWords = new Set(
  `i im am we live in near nearby at around by close to from my our is it s the a city town of area region metro
  downtown greater central zip code zipcode postal home address`.split(/\s+/),
);

/** Words around a name that say nothing else about the place: `I live in`, `downtown`, `metro area`. */
export const isSmallWord = (word: string): boolean => smallWords.has(word);

export const isStreetWord = (word: string): boolean => streetWords.has(word);

/** Whether the words in front of a city can be a street or say nothing, so that none of them is left unread. */
export function isStreetOrSmall(words: readonly string[]): boolean {
  return words.some((word) => /\d/.test(word) || isStreetWord(word)) || words.every(isSmallWord);
}

const countries = new Set(['us', 'usa', 'unitedstates', 'unitedstatesofamerica', 'theusa', 'america']);

/** The parts of a text without the country at its end. */
export function withoutCountry(parts: readonly string[][]): string[][] {
  const last = parts.at(-1) ?? [];
  const isAlone = parts.length === 1;
  for (let count = Math.min(5, last.length - (isAlone ? 1 : 0)); count > 0; count -= 1) {
    if (!countries.has(last.slice(-count).join(''))) continue;
    return dropWords(parts, count);
  }
  return [...parts];
}

/** The parts without their last words. */
export function dropWords(parts: readonly string[][], count: number): string[][] {
  const last = parts.at(-1) ?? [];
  return [...parts.slice(0, -1), last.slice(0, last.length - count)].filter((words) => words.length > 0);
}
