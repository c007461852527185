import { findLanguageBy, type Language } from '@larkwell/contracts/language/language';
import { afterEach, expect, it } from 'vitest';

let language: Language = 'en';
findLanguageBy(() => language);
afterEach(() => {
  language = 'en';
});

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

/** Every text of several words; those with a value in them say 3. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (typeof value === 'function') {
    const say = value as (...given: string[]) => unknown;
    return listTexts(say('3', '3', '3'));
  }
  return Object.values(value ?? {}).flatMap(listTexts);
}

const spoken = (as: Language) => {
  language = as;
  return Object.values(modules).flatMap(listTexts);
};

const sentencesOf = (texts: string[]) => texts.flatMap((text) => text.split(/[.!?:;]+\s*/)).filter(Boolean);
const wordsOf = (sentences: string[]) => sentences.flatMap((sentence) => sentence.match(/[\p{L}’]+/gu) ?? []);

/** Groups of vowels; two strong vowels, or an accent on a weak one, are two syllables. */
const spanishSyllables = (word: string) =>
  Math.max(
    1,
    (word.match(/[aeiouáéíóúü]+/gi) ?? []).length +
      (word.match(/[aeoáéó](?=[aeoáéóíú])|[íú](?=[aeo])/gi) ?? []).length,
  );

/** Groups of vowels without a silent e. */
const englishSyllables = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?<=[^l])e$|es$|ed$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

it('is easy to read in Spanish: at least 70 by Fernández-Huerta', () => {
  const sentences = sentencesOf(spoken('es'));
  const words = wordsOf(sentences);
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  const ease = 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences.length;
  expect(words.length).toBeGreaterThan(2000);
  expect(ease).toBeGreaterThanOrEqual(70);
});

it('needs no more than six years of school in English, by Flesch and Kincaid', () => {
  const sentences = sentencesOf(spoken('en'));
  const words = wordsOf(sentences);
  const syllables = words.reduce((sum, word) => sum + englishSyllables(word), 0);
  const grade = (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
  expect(words.length).toBeGreaterThan(2000);
  expect(grade).toBeLessThanOrEqual(6);
});

it('says nothing in Spanish with the words of English', () => {
  const english = new Set(spoken('en'));
  const meantForBoth = new Set(['Error: ']);
  const untranslated = spoken('es').filter((text) => english.has(text) && !meantForBoth.has(text));
  expect(untranslated).toEqual([]);
});
