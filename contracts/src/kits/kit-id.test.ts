import { expect, it } from 'vitest';
import { formatKitId, isKitIdSound, kitIdFromBytes, normalizeKitId } from './kit-id';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ids = Array.from({ length: 50 }, (_, seed) =>
  kitIdFromBytes(Uint8Array.from({ length: 9 }, (__, index) => seed * 37 + index * 91)),
);

it('creates sound ids of ten characters', () => {
  for (const id of ids) {
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(isKitIdSound(id)).toBe(true);
  }
});

it('detects every change of one character', () => {
  for (const id of ids) {
    for (let at = 0; at < id.length; at += 1) {
      for (const other of ALPHABET) {
        if (other === id[at]) continue;
        expect(isKitIdSound(id.slice(0, at) + other + id.slice(at + 1))).toBe(false);
      }
    }
  }
});

it('accepts 0 or O, and 1, I or L, spaces, dashes and any case', () => {
  const id = kitIdFromBytes(Uint8Array.from([0, 1, 10, 20, 30, 1, 0, 7, 9]));
  expect(normalizeKitId(` ${formatKitId(id).toLowerCase()} `)).toBe(id);
  expect(isKitIdSound(id.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(true);
  expect(isKitIdSound(id.replaceAll('0', 'O').replaceAll('1', 'I'))).toBe(true);
});

it.each(['', 'ABC', '12345678901', 'UUUUUUUUUU', '💥'])('calls %j unsound', (typed) => {
  expect(isKitIdSound(typed)).toBe(false);
});

it('needs nine bytes', () => {
  expect(() => kitIdFromBytes(new Uint8Array(8))).toThrow(RangeError);
});
