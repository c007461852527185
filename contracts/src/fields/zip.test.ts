import { expect, it } from 'vitest';
import { zip } from './zip';

it.each([
  ['', 'Zip code cannot be empty!'],
  ['  ', 'Zip code cannot be empty!'],
  [undefined, 'Zip code cannot be empty!'],
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
