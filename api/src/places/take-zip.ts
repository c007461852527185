import { dropWords } from './address-words';
import { readCity } from './read-city';
import { findWrittenState } from './state-names';

interface TakenZip {
  zip: string;
  /** The other words. */
  rest: string[][];
  /** Whether the code was not written as it is. */
  isGuess: boolean;
}

const labels = new Set(['zip', 'zipcode', 'code', 'postal']);

/**
 * Takes the ZIP code from a text: at its end, with or without its last four digits, or in front of a city or
 * state. A code that
 * lost its first zero, or has letters for digits, is a guess.
 */
export function takeZip(parts: readonly string[][]): TakenZip | null {
  const words = parts.at(-1) ?? [];
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  if (/^\d{5}$/.test(before) && /^\d{4}$/.test(last)) return taken(before, dropWords(parts, 2));
  if (/^\d{9}$/.test(last)) return taken(last.slice(0, 5), dropWords(parts, 1));
  if (/^\d{5}$/.test(last)) return taken(last, dropWords(parts, 1));
  if (/^\d{4}$/.test(last)) return { ...taken(`0${last}`, dropWords(parts, 1)), isGuess: true };
  const asDigits = last.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (/^\d{5}$/.test(asDigits) && /\d.*\d.*\d/.test(last))
    return { ...taken(asDigits, dropWords(parts, 1)), isGuess: true };
  return takeFirst(parts);
}

/** `68102 Omaha`. The number of a house stands in front of a street instead. */
function takeFirst([[first = '', ...words] = [], ...others]: readonly string[][]): TakenZip | null {
  if (!/^\d{5}$/.test(first)) return null;
  const rest = [words, ...others].filter((part) => part.length > 0);
  return findWrittenState(rest.flat()) || readCity(rest).isWhole ? taken(first, rest) : null;
}

function taken(zip: string, rest: string[][]): TakenZip {
  const label = rest.at(-1) ?? [];
  const count = label.length - 1 - label.findLastIndex((word) => !labels.has(word));
  return { zip, rest: count > 0 ? dropWords(rest, count) : rest, isGuess: false };
}
