// The most common words in @zxcvbn-ts/language-common 4.1.3 (MIT; Dan Wheeler, Dropbox and @zxcvbn-ts), each
// spelled to satisfy the rule: a capital, a digit and a special character in the usual places.
import { isObservedPassword } from './observed-passwords';
import { plainLetters } from './plain-letters';
import spellings from './password-spellings.json';

/** Refused anywhere in a password. */
const ownName = 'larkwell';
const moreWords = `
  covid covidtest testkit labtest
  admin administrator root user guest test tester demo temp default system pass passwd pwd login changeme
  letme hello hi god love work home office india america usa canada mexico china brazil pakistan bangladesh
  indonesia nigeria philippines vietnam russia england london newyork texas omaha nebraska spring summer
  autumn winter january february march april may june july august september october november december
  monday tuesday wednesday thursday friday sunday krishna ganesh allah bismillah jesus iphone samsung
  windows microsoft company
`
  .trim()
  .split(/\s+/);

/**
 * Rows, columns and zigzags of a US keyboard, and the alphabet. A walk follows one of them in either
 * direction.
 */
const paths = [
  ...['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'],
  ...[
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
    'qazwsxedcrfvtgbyhnujmikolp',
    '1q2w3e4r5t6y7u8i9o0p',
    'q1w2e3r4t5y6u7i8o9p0',
  ],
].flatMap((path) => [path, [...path].toReversed().join('')]);

const number = String.raw`(?:0?1|0?1?23?|1234?5?6?7?8?9?0?|321|4321|0\d|[0237]|007|69|(\d)\1+|(?:19|20)\d\d)`;
const signs = String.raw`[^\p{L}\p{N}]{0,2}`;
const start = new RegExp(`^${number}?${signs}$`, 'u');
const end = new RegExp(`^${signs}${number}?${signs}$`, 'u');

const shifted = '!@#$%^&*';
const unshift = (text: string) => text.replaceAll(/[!@#$%^&*]/g, (sign) => String(shifted.indexOf(sign) + 1));

const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '8': 'b',
};
const unleet = (text: string, one: 'i' | 'l') =>
  text.toLowerCase().replaceAll(/[@$!0-9]/g, (sign) => (/[1!]/.test(sign) ? one : (letters[sign] ?? sign)));

const isRepeat = (text: string) => /^(.+?)\1+$/.test(text);

/** Whether a text consists of keyboard walks, each three keys or longer. */
function isWalk(text: string): boolean {
  if (text === '') return true;
  for (let length = text.length; length >= 3; length -= 1) {
    if (paths.some((path) => path.includes(text.slice(0, length))) && isWalk(text.slice(length))) return true;
  }
  return false;
}

let known: { spellings: Set<string>; words: Set<string> } | undefined;
function know() {
  // The longest run of letters, after signs that stand for letters are decoded, except at the end.
  const words = spellings.map((password) => unleet(password.replace(/[#!@$*]?\d*[#!@$*]?$/, ''), 'i'));
  return {
    spellings: new Set(spellings.map((password) => unleet(password, 'i'))),
    words: new Set([...words.filter((word) => word.length >= 3), ...moreWords]),
  };
}

/** Whether a text is two words of three letters or more, with at most one sign or digit between them. */
function isTwoWords(text: string, isWord: (text: string) => boolean): boolean {
  for (let at = 3; at <= text.length - 3; at += 1) {
    if (!isWord(text.slice(0, at))) continue;
    const rest = text.slice(at);
    if (isWord(rest) || (/^[^\p{L}]/u.test(rest) && rest.length > 3 && isWord(rest.slice(1)))) return true;
  }
  return false;
}

/**
 * Whether a guesser would try this password early: it contains our name, it is an observed password, or it is
 * one or two common words, a repeat or a keyboard walk surrounded by a usual number, a year or signs. Capitals,
 * accents, look-alike letters, and signs in place of letters do not hide a word. The patterns are ours.
 */
export function isLikelyPassword(typed: string): boolean {
  known ??= know();
  const password = plainLetters(typed);
  const { words } = known;
  if (isObservedPassword(password)) return true;
  if (known.spellings.has(unleet(password, 'i'))) return true;
  if ((['i', 'l'] as const).some((one) => unleet(password, one).includes(ownName))) return true;
  const isWord = (text: string) => words.has(unleet(text, 'i')) || words.has(unleet(text, 'l'));
  const isLikely = (core: string) =>
    isWord(core) ||
    isTwoWords(core, isWord) ||
    isRepeat(core.toLowerCase()) ||
    isWalk(unshift(core).toLowerCase());
  for (let from = 0; from <= password.length - 2; from += 1) {
    if (!start.test(password.slice(0, from))) continue;
    for (let to = password.length; to >= from + 2; to -= 1) {
      if (end.test(password.slice(to)) && isLikely(password.slice(from, to))) return true;
    }
  }
  return false;
}
