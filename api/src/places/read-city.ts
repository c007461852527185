import { dropWords, isSmallWord, isStreetOrSmall, isStreetWord } from './address-words';
import { listNamed, type City } from './cities';
import { listNicknamed } from './nicknames';
import { findWrittenState } from './state-names';
import { foldWords } from './written-names';

/** What a text can mean: cities, the likeliest first. */
export interface CityReading {
  cities: readonly City[];
  /** Whether a state stands in the text. */
  hasState: boolean;
  /** Whether the text is the name of a city and nothing else, apart from the state. */
  isWhole: boolean;
  /** Whether words are left that are neither a street nor say nothing. */
  hasUnread: boolean;
}

export interface StateEnding {
  state: string;
  /** The parts in front of the state. */
  rest: string[][];
}

/** Every way to read the last one to three words as a state, the longest first. */
export function listStateEndings(
  parts: readonly string[][],
  find: (words: readonly string[]) => string | null = findWrittenState,
): StateEnding[] {
  const last = parts.at(-1) ?? [];
  return [3, 2, 1].flatMap((count) => {
    const state = count <= last.length ? find(last.slice(-count)) : null;
    const rest = dropWords(parts, count);
    return state && rest.length > 0 ? [{ state, rest }] : [];
  });
}

/** Reads the parts of a text as a city, with or without its state, after a street or not. */
export function readCity(parts: readonly string[][]): CityReading {
  const whole = atEnd(parts);
  const inStates = [...listStateEndings(parts), ...stateFirst(parts)].map(({ state, rest }) =>
    atEnd(rest, state),
  );
  const found = inStates.filter(({ cities }) => cities.length > 0);
  if (found.length === 0) return { ...whole, hasState: false };
  return {
    cities: unique([...found, ...(whole.isWhole ? [whole] : [])].flatMap(({ cities }) => cities)),
    hasState: true,
    isWhole: found.some(({ isWhole }) => isWhole),
    hasUnread: found.every(({ hasUnread }) => hasUnread),
  };
}

/** `NE, Omaha` */
function stateFirst([first = [], ...rest]: readonly string[][]): StateEnding[] {
  const state = rest.length === 1 ? findWrittenState(first) : null;
  return state ? [{ state, rest }] : [];
}

type Ending = Omit<CityReading, 'hasState'>;

/** The cities that the parts end with: as a whole, from their last comma, or after any other words. */
function atEnd(given: readonly string[][], state?: string): Ending {
  const parts = withoutCounty(given);
  const words = parts.flat();
  const whole = [words, trimStart(words), trim(words)]
    .map((name) => named(name, state))
    .find(({ length }) => length > 0);
  if (whole) return { cities: whole, isWhole: true, hasUnread: false };
  return afterComma(parts, state) ?? afterWords(parts, state);
}

function afterComma(parts: readonly string[][], state?: string): Ending | null {
  const before = parts.slice(0, -1);
  const cities = before.length > 0 ? named(trim(parts.at(-1)!), state) : [];
  if (cities.length === 0) return null;
  if (isStreetOrSmall(before.flat())) return { cities, isWhole: false, hasUnread: false };
  // `Brooklyn, New York, NY` means the first of the two.
  const nearer = named(trim(before.at(-1)!), state);
  return { cities: unique([...nearer, ...cities]), isWhole: false, hasUnread: nearer.length === 0 };
}

function afterWords(parts: readonly string[][], state?: string): Ending {
  const last = parts.at(-1) ?? [];
  const before = parts.slice(0, -1).flat();
  const tails = last.slice(1).map((_, index) => ({
    cities: named(trim(last.slice(index + 1)), state),
    hasUnread: !isStreetOrSmall([...before, ...last.slice(0, index + 1)]),
  }));
  // `12 Main Street` does not end with the Street of Maryland.
  const ends = state || !isStreetWord(last.at(-1) ?? '') ? tails : [];
  const found = ends.filter(({ cities }) => cities.length > 0);
  const read = found.filter(({ hasUnread }) => !hasUnread);
  // Without a state, any last word may happen to be the name of a city.
  const [longest, ...shorter] = unique(
    (read.length > 0 ? read : state ? found : []).flatMap((tail) => tail.cities),
  );
  // After a street, `New York` is hardly the York of the same state, but `West Chicago` may be Chicago.
  const others = shorter.filter((city) => 10 * city.zipCount > longest!.zipCount);
  return { cities: longest ? [longest, ...others] : [], isWhole: false, hasUnread: read.length === 0 };
}

/** `Omaha, Douglas County` without the county. */
function withoutCounty(parts: readonly string[][]): readonly string[][] {
  const isCounty = ['county', 'parish'].includes(parts.at(-1)?.at(-1) ?? '');
  return isCounty && parts.length > 1 ? parts.slice(0, -1) : parts;
}

function trimStart(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isSmallWord(word));
  return first < 0 ? [] : words.slice(first);
}

/** The words without those at both ends that say nothing. */
function trim(words: readonly string[]): readonly string[] {
  const from = trimStart(words);
  return from.slice(0, from.findLastIndex((word) => !isSmallWord(word)) + 1);
}

function named(words: readonly string[], state: string | undefined): City[] {
  const name = foldWords(words);
  if (!name) return [];
  const written = listNamed(name, state);
  if (state && written.length > 0) return [...written];
  return unique([...written, ...listNicknamed(name, state)]).sort(
    (one, other) => other.zipCount - one.zipCount,
  );
}

const unique = (cities: readonly City[]): City[] => [...new Set(cities)];
