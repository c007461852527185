import { everyName, type City } from './cities';
import { lettersApart } from './letters-apart';
import { everyNickname } from './nicknames';
import { listStateEndings } from './read-city';
import { findWrittenState, guessState } from './state-names';
import { foldName, foldWords } from './written-names';

/** A name to look for; `doubt` is added to the distance of what resembles it. */
interface Sought {
  name: string;
  state?: string;
  doubt: number;
}

const mostFound = 5;
/** Names further away do not resemble the text. */
const furthest = 3.6;
const distances = { exact: 0, start: 1, slips: [0, 1.2, 2.6], otherState: 1.5 };

interface KnownName {
  name: string;
  letters: number;
  cities: readonly City[];
}

const known: KnownName[] = [...everyName(), ...everyNickname()].map(([name, cities]) => ({
  name,
  letters: lettersOf(name),
  cities,
}));
const namesOfLarge = known.filter(({ cities: [largest] }) => largest && largest.zipCount >= 10);

/** The letters of a name as bits. A slip changes at most two, so most names are told apart without counting slips. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let index = 0; index < name.length; index += 1) bits |= 1 << (name.charCodeAt(index) % 32);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Slips between a typed name and a known one; more than `most` may be any larger number. */
function slipsBetween(typed: string, letters: number, other: KnownName, most: number): number {
  if (Math.abs(typed.length - other.name.length) > most) return most + 1;
  if (countBits(letters ^ other.letters) > 2 * most) return most + 1;
  return lettersApart(typed, other.name, most);
}

/**
 * The cities and nicknames that resemble the parts of a text, the closest first: the same name elsewhere, names that
 * start with it, then names a slip or two away. A larger city counts as a little closer.
 */
export function listSimilar(parts: readonly string[][]): City[] {
  const sought = listSought(parts).filter(
    ({ name }) => name.length > 1 && name.length <= 30 && !/^\d/.test(name),
  );
  const closest = new Map<City, number>();
  for (const each of sought) {
    const letters = lettersOf(each.name);
    for (const other of known) {
      const distance = each.doubt + distanceOf(each.name, letters, other);
      if (distance > furthest) continue;
      for (const city of other.cities) {
        const isElsewhere = each.state !== undefined && city.state !== each.state;
        const weighed = distance + (isElsewhere ? distances.otherState : 0) - Math.log2(city.zipCount) / 5;
        if (weighed < (closest.get(city) ?? Infinity)) closest.set(city, weighed);
      }
    }
  }
  return [...closest]
    .sort(([, one], [, other]) => one - other)
    .slice(0, mostFound)
    .map(([city]) => city);
}

function distanceOf(typed: string, letters: number, other: KnownName): number {
  if (other.name === typed) return distances.exact;
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const slips = slipsBetween(typed, letters, other, most);
  const bySlips = slips <= most ? distances.slips[slips]! : Infinity;
  return typed.length > 2 && other.name.startsWith(typed) ? Math.min(distances.start, bySlips) : bySlips;
}

/** The parts of the text that can be a name: before a state, between commas, after a street. */
function listSought(parts: readonly string[][]): Sought[] {
  const exact = listStateEndings(parts, findWrittenState);
  const endings = exact.length > 0 ? exact : listStateEndings(parts, guessState);
  const inStates = endings.flatMap(({ state, rest }) =>
    listNames(rest).map((sought) => ({ ...sought, state })),
  );
  const last = parts.at(-1) ?? [];
  const alone = listNames(parts);
  const withoutLast = last.length > 1 ? [{ name: foldWords(last.slice(0, -1)), doubt: 0.7 }] : [];
  const first = parts.length > 1 ? [{ name: foldWords(parts[0]!), doubt: 0.5 }] : [];
  const elsewhere = [...alone, ...first, ...withoutLast];
  const doubt = inStates.length > 0 ? distances.otherState : 0;
  return [...inStates, ...elsewhere.map((sought) => ({ ...sought, doubt: sought.doubt + doubt }))];
}

function listNames(parts: readonly string[][]): Sought[] {
  const last = parts.at(-1) ?? [];
  const isAddress = parts.flat().some((word) => /\d/.test(word));
  const tails = isAddress ? [1, 2, 3].filter((count) => count < last.length) : [];
  return [
    { name: foldWords(parts.flat()), doubt: 0 },
    ...(parts.length > 1 ? [{ name: foldWords(last), doubt: 0.2 }] : []),
    ...tails.map((count) => ({ name: foldWords(last.slice(-count)), doubt: 0.4 })),
  ];
}

/** Whether the name of a city is a slip away from one with ten times the ZIP codes, as Huston in Idaho is. */
export function isOvershadowed({ city, zipCount }: City): boolean {
  const typed = foldName(city);
  if (typed.length < 4) return false;
  const letters = lettersOf(typed);
  return namesOfLarge.some(
    (other) => other.cities[0]!.zipCount >= 10 * zipCount && slipsBetween(typed, letters, other, 1) === 1,
  );
}
