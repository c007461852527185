import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFieldCipher, parseFieldKeys } from './field-cipher';

const older = { id: '2025', key: randomBytes(32) };
const newer = { id: '2026', key: randomBytes(32) };

test('a sealed value opens again, and the same text never looks the same', () => {
  const cipher = createFieldCipher([newer]);
  const [one, two] = [cipher.seal('900-12-3456', 'ssn'), cipher.seal('900-12-3456', 'ssn')];
  expect(one).not.toBe(two);
  expect(one.startsWith('2026.')).toBe(true);
  expect(cipher.open(one, 'ssn')).toBe('900-12-3456');
});

test('a value cannot be opened in another column, or with a bit changed', () => {
  const cipher = createFieldCipher([newer]);
  const sealed = cipher.seal('900-12-3456', 'ssn');
  expect(() => cipher.open(sealed, 'insurance id')).toThrow();
  const [id, nonce, tag, text] = sealed.split('.');
  const bytes = Buffer.from(text!, 'base64url');
  bytes[0]! ^= 1;
  expect(() => cipher.open([id, nonce, tag, bytes.toString('base64url')].join('.'), 'ssn')).toThrow();
});

test('after a rotation old values open, and new ones use the new key', () => {
  const sealed = createFieldCipher([older]).seal('text', 'answers');
  const rotated = createFieldCipher([newer, older]);
  expect(rotated.open(sealed, 'answers')).toBe('text');
  expect(rotated.seal('text', 'answers').split('.')[0]).toBe(rotated.currentKey);
  expect(() => createFieldCipher([newer]).open(sealed, 'answers')).toThrow('FIELD_KEYS');
});

test.each(['', 'one', 'one:c2hvcnQ=', `bad id:${newer.key.toString('base64')}`])(
  '%j is not a list of keys',
  (text) => {
    expect(parseFieldKeys(text)).toBeNull();
  },
);
