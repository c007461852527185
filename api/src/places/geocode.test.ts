import { expect, test } from 'vitest';
import { findPlace, suggestPlaces } from './geocode';

test.each([
  ['68102', 'Omaha, NE 68102'],
  ['68102-1234', 'Omaha, NE 68102'],
  ['omaha, ne', 'Omaha, NE'],
  ['OMAHA NEBRASKA', 'Omaha, NE'],
  ['  new york ,  New York ', 'New York, NY'],
  ['Winston-Salem, North Carolina', 'Winston Salem, NC'],
  ['st louis mo', 'Saint Louis, MO'],
])('%j is understood as %s', (typed, label) => {
  expect(findPlace(typed)?.label).toBe(label);
});

test.each(['00000', '99999', 'Atlantis, NE', 'nowhere', '', '68102 Omaha', "'; drop table locations; --"])(
  '%j is not a place',
  (typed) => {
    expect(findPlace(typed)).toBeNull();
  },
);

test('a misspelled city gets suggestions, from the typed state first', () => {
  expect(suggestPlaces('Omahha, NE')[0]).toEqual({ label: 'Omaha, NE', city: 'Omaha', state: 'NE' });
});

test('a city in several states is not guessed: its states are suggested', () => {
  expect(findPlace('Springfield')).toBeNull();
  expect(suggestPlaces('Springfield').map(({ city }) => city)).toEqual(Array(5).fill('Springfield'));
});

test('nonsense and digits get no suggestions', () => {
  expect(suggestPlaces('xqzzvw')).toEqual([]);
  expect(suggestPlaces('12345678')).toEqual([]);
});

test('a city spelled in two ways is one city', () => {
  expect(findPlace('mc lean, va')).toMatchObject({ state: 'VA' });
});
