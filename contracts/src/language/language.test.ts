import { afterEach, expect, it } from 'vitest';
import { findLanguageBy, inEachLanguage, type Language } from './language';

let language: Language = 'en';
findLanguageBy(() => language);
afterEach(() => {
  language = 'en';
});

const words = inEachLanguage(
  { back: 'Back', free: (count: number) => `${count} free`, steps: ['One', 'Two'] },
  { back: 'Atrás', free: (count) => `${count} libres`, steps: ['Uno', 'Dos'] },
);

it('says each text in the language of the moment', () => {
  expect([words.back, words.free(2), words.steps[1]]).toEqual(['Back', '2 free', 'Two']);
  language = 'es';
  expect([words.back, words.free(2), words.steps[1]]).toEqual(['Atrás', '2 libres', 'Dos']);
});

it('lists the texts of that language', () => {
  language = 'es';
  expect(Object.values(words)[0]).toBe('Atrás');
});
