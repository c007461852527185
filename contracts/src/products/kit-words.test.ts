import { expect, it } from 'vitest';
import { kitFact, kitPictureWords, methodLabel, pieceWords } from './kit-words';

const kit = (over: Partial<Parameters<typeof kitFact>[0]> = {}) => ({
  collection_method: 'blood',
  measures: 'TSH, free T4, free T3',
  category: { slug: 'hormones-thyroid' },
  ...over,
});

it('says how a sample is taken and how much is measured', () => {
  expect(kitFact(kit())).toBe('Finger prick · 3 values');
  expect(kitFact(kit({ measures: 'Ferritin' }))).toBe('Finger prick · 1 value');
  expect(kitFact(kit({ collection_method: 'strip', measures: 'pH, protein' }))).toBe('Dip strip · 2 fields');
  expect(kitFact(kit({ collection_method: 'swab', category: { slug: 'sexual-health' } }))).toBe(
    'Self swab · 3 infections',
  );
  expect(kitFact(kit({ measures: '' }))).toBe('Finger prick');
});

it('shows an unknown method as it is', () => {
  expect(methodLabel('breath')).toBe('breath');
  expect(kitFact(kit({ collection_method: 'Breath', measures: '' }))).toBe('Breath');
});

it('names pieces with their counts', () => {
  expect(pieceWords({ piece: 'card', count: 1 })).toBe('Card with one circle');
  expect(pieceWords({ piece: 'card', count: 4 })).toBe('Card with four circles');
  expect(pieceWords({ piece: 'tube', count: 1 })).toBe('Collection tube');
  expect(pieceWords({ piece: 'tube', count: 4 })).toBe('4 collection tubes');
});

it('describes a picture by what is in it', () => {
  expect(
    kitPictureWords('Thyroid Check', [
      { piece: 'tube', count: 1 },
      { piece: 'padded', count: 1 },
    ]),
  ).toBe('Thyroid Check and what is in it: collection tube and padded prepaid box');
  expect(kitPictureWords('Thyroid Check', [])).toBe('Thyroid Check in its box');
});
