import { expect, it } from 'vitest';
import { withoutPlusFour, zip } from './zip';

it.each([
  ['', 'Zip code cannot be empty!'],
  ['  ', 'Zip code cannot be empty!'],
  [undefined, 'Zip code cannot be empty!'],
  ['1000a', 'Please provide a valid zip code!'],
  ['6810a', 'Please provide a valid zip code!'],
  ['68-02', 'Please provide a valid zip code!'],
  ['6810', 'Zip code must be 5 digits!'],
  ['681022', 'Zip code must be 5 digits!'],
])('answers %j with "%s" and nothing else', (value, message) => {
  expect(
    zip()
      .safeParse(value)
      .error?.issues.map((i) => i.message),
  ).toEqual([message]);
});

it('keeps a leading zero', () => {
  expect(zip().parse('02108')).toBe('02108');
});

it.each([
  ['68102-1234', '68102'],
  [' 681021234 ', '68102'],
  ['1000a', '1000a'],
  ['10001a', '10001a'],
  ['681021', '681021'],
])('shortens a ZIP+4 and leaves anything else as typed: %j', (typed, kept) => {
  expect(withoutPlusFour(typed)).toBe(kept);
});

it('drops invisible characters that a copied ZIP may have', () => {
  expect(zip().parse('68102\u200b')).toBe('68102');
  expect(withoutPlusFour('\u200e68102-1234\u200b')).toBe('68102');
});
