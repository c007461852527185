import { expect, test } from 'vitest';
import { createLookupHash, parseLookupKeys, type LookupKind } from './lookup-hash';

const hash = createLookupHash([Buffer.alloc(32, 1)]);

test.each<[LookupKind, string, string]>([
  ['email', 'Ada@Example.com ', 'ada@example.com'],
  ['phone', '+1 (402) 555-0143', '4025550143'],
  ['code', 'abcde-23456', 'ABCDE23456'],
  ['patient', 'O’Brién 2004-02-29', 'obrien 20040229'],
])('%s: %j is found as %j', (kind, typed, kept) => {
  expect(hash(kind, typed)).toBe(hash(kind, kept));
});

test('another value, kind or key gives another hash', () => {
  const one = hash('email', 'ada@example.com');
  expect(one).not.toBe(hash('email', 'eda@example.com'));
  expect(one).not.toBe(hash('patient', 'ada@example.com'));
  expect(one).not.toBe(createLookupHash([Buffer.alloc(32, 2)])('email', 'ada@example.com'));
  expect(one).not.toContain('ada');
});

test.each(['', 'short', Buffer.alloc(31).toString('base64')])('%j is not a key', (text) => {
  expect(parseLookupKeys(text)).toBeNull();
});
