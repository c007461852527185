// Passwords people were seen to use: 6 to 15 lowercase characters with at least two letters, separated by
// spaces. Only what can become a valid password is listed. From @zxcvbn-ts/language-common; see
// observed-passwords.license.txt.
import list from './observed-passwords.json';

/** What people add to a familiar password to satisfy the rule: a digit, a sign, or both. */
const additions = /^(?:\d?[#?!@$%^&*-]?|[#?!@$%^&*-]\d)$/;

let known: Set<string> | undefined;

/** All observed passwords, the most common first. */
export const listObservedPasswords = (): string[] => list.split(' ');

/**
 * Whether a password was observed elsewhere, in any case, including with just a digit and a sign before or
 * after it.
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
