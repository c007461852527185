import { expect, it } from 'vitest';
import { inWords, inWordsFirst } from './words';

it('spells numbers up to twelve', () => {
  expect([1, 6, 12].map(inWords)).toEqual(['one', 'six', 'twelve']);
  expect(inWords(13)).toBe('13');
});

it('starts a sentence with a capital', () => {
  expect(inWordsFirst(10)).toBe('Ten');
});
