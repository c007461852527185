import { PASSWORD_RULES } from '@larkwell/contracts/fields/password';
import { expect, it } from 'vitest';
import spellings from './password-spellings.json';
import { isLikelyPassword } from './likely-passwords';

it('knows 10,000 spellings of common words, each of which satisfies the rule', () => {
  expect(new Set(spellings).size).toBe(10_000);
  expect(spellings.filter((password) => !PASSWORD_RULES.every(({ holds }) => holds(password)))).toEqual([]);
  expect(spellings.filter((password) => !isLikelyPassword(password))).toEqual([]);
});

it.each([
  ['a common word with a usual number', ['Admin@123', 'India@123', 'Password2!', 'Winter@99', '123Welcome!']],
  ['a common word and a year', ['Summer2026!', 'Monday@1999', 'Dragon2031#']],
  ['signs in place of letters', ['Passw0rd!!', 'P@$$w0rd1', 'We1c0me@123', 'Adm1n@2026']],
  ['accents and wide letters', ['Pássw0rd1!', 'Wélcome@123', 'Ｐassword1!', 'Sümmer2026!']],
  ['letters of other scripts that look alike', ['P\u0430ssword1!', 'Passw\u03bfrd1!', '\u0410dmin@123']],
  ['letters that stand for others', ['Paßword1!', 'Adm\u0131n@123', 'Welc\u00f8me@123']],
  ['two common words', ['Dallas#Cheese1', 'DragonMonkey1!', 'Summer-Love1!', 'Tiger7Dragon!']],
  ['capitals elsewhere', ['pASSWORD1!', 'ADMIn@123', 'qWERTY1!']],
  ['a repeat', ['Aa123456!', 'Aa123456@', 'Aa@123456', 'Abab@1234', 'Passpass1!']],
  ['the alphabet', ['Abcd@1234', 'Abc@1234', 'Abc123!!', 'Abcdef1!']],
  [
    'a keyboard walk',
    ['1qaz@WSX', '!QAZ2wsx', 'Zaq1@wsx', 'Q1w2e3r4!', 'Qwe123!@#', '1q2w3e4R!', 'Asdf!234'],
  ],
  [
    'any sign between a word and its number',
    ['Admin#123', 'India-2026', 'Summer*1', 'Welcome$$7', '#Dragon-12'],
  ],
  [
    'the name of the shop, wherever it stands',
    ['Larkwell1!', 'Larkwell#1', 'L@rkwell123!', 'LARKWELl2026!', 'Larkwe11@1', 'my-Larkwell-58!'],
  ],
])('recognizes %s', (_kind, passwords) => {
  expect(passwords.filter((password) => !isLikelyPassword(password))).toEqual([]);
});

it.each(['Teal-Kettle-7', 'Fresh#2026', 'Tz8!fQw2Lm', 'Heron-Kettle-58', 'Owl&Lantern41', 'mK4$rTe9'])(
  'allows %s',
  (password) => {
    expect(isLikelyPassword(password)).toBe(false);
  },
);

it('recognizes every password that a guesser was seen to try', () => {
  const tried = [
    ...['Admin@123', 'Aa123456!', 'Aa123456@', 'Aa@123456', 'India@123', 'Abcd@1234', '1qaz@WSX', '!QAZ2wsx'],
    ...[
      'Zaq1@wsx',
      'Q1w2e3r4!',
      'Abc@1234',
      'Abc123!!',
      'Password2!',
      'Passw0rd!!',
      'Larkwell1!',
      'Larkwell#1',
    ],
  ];
  expect(tried.filter((password) => !isLikelyPassword(password))).toEqual([]);
});
