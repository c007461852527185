import { PASSWORD_RULES } from '@larkwell/contracts/fields/password';
import { expect, it } from 'vitest';
import { isLikelyPassword } from './likely-passwords';
import { listObservedPasswords } from './observed-passwords';

const satisfies = (password: string) => PASSWORD_RULES.every(({ holds }) => holds(password));
const capitalize = (text: string) => text.replace(/[a-z]/, (letter) => letter.toUpperCase());

/** The ways people spell a password to satisfy the rule. */
function* spell(password: string) {
  for (const word of [capitalize(password), password.replace(/[a-z]$/, (last) => last.toUpperCase())]) {
    yield* [
      word,
      `${word}1!`,
      `${word}!`,
      `${word}7`,
      `${word}@3`,
      `!${word}`,
      `#${word}5`,
      `4${word}?`,
      `9-${word}`,
    ];
  }
}

it('knows 38,428 observed passwords, each once', () => {
  expect(new Set(listObservedPasswords()).size).toBe(38_428);
});

it('refuses each of them in every spelling that satisfies the rule', () => {
  const spelled = listObservedPasswords().flatMap((password) => [...spell(password)].filter(satisfies));
  expect(new Set(spelled).size).toBeGreaterThan(300_000);
  expect(spelled.filter((password) => !isLikelyPassword(password))).toEqual([]);
});

it('refuses the 10,000 most common ones with the capital, digit and sign that the rule asks for', () => {
  const commonest = listObservedPasswords()
    .map((password) => capitalize(password) + (/\d/.test(password) ? '!' : '1!'))
    .filter(satisfies)
    .slice(0, 10_000);
  expect(commonest).toHaveLength(10_000);
  expect(commonest.filter((password) => !isLikelyPassword(password))).toEqual([]);
});

it.each(['Teal-Kettle-7', 'Fresh#2026', 'Heron-Kettle-58', 'Owl&Lantern41', 'mK4$rTe9'])(
  'allows %s',
  (password) => {
    expect(isLikelyPassword(password)).toBe(false);
  },
);
