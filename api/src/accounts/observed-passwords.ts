// Passwords that people were seen to use, from 6 to 15 lower-case characters with two letters at least, separated by
// spaces: what can become a password of ours. From @zxcvbn-ts/language-common; see observed-passwords.license.txt.
import list from './observed-passwords.json';

/** What the rule makes people add to a password that they know: a digit, a sign, or both. */
const additions = /^(?:\d?[#?!@$%^&*-]?|[#?!@$%^&*-]\d)$/;

let known: Set<string> | undefined;

/** All of them, the most usual first. */
export const listObservedPasswords = (): string[] => list.split(' ');

/**
 * Whether a password was observed elsewhere, in whatever case, or is an observed one with no more than a digit and a sign
 * before or after it.
 */
export function isObservedPassword(password: string): boolean {
  known ??= new Set(listObservedPasswords());
  const text = password.toLowerCase();
  for (let from = 0; from <= 2; from += 1) {
    for (let to = text.length; to >= text.length - 2; to -= 1) {
      const isCore = additions.test(text.slice(0, from) + text.slice(to));
      if (isCore && known.has(text.slice(from, to))) return true;
    }
  }
  return false;
}
