import { expect, test } from 'vitest';
import { createKeyCache } from './key-cache';

test('a key is kept for five minutes, and only while its wrapped form is unchanged', () => {
  let now = 0;
  const cache = createKeyCache<string>(() => now);
  cache.keep('one', 'wrapped', 'key');
  now = 5 * 60_000 - 1;
  expect(cache.find('one', 'wrapped')).toBe('key');
  expect(cache.find('one', 'wrapped anew')).toBeUndefined();
  now += 1;
  expect(cache.find('one', 'wrapped')).toBeUndefined();
});

test('a forgotten key is gone at once', () => {
  const cache = createKeyCache<string>();
  cache.keep('one', 'wrapped', 'key');
  cache.forget('one');
  expect(cache.find('one', 'wrapped')).toBeUndefined();
});

test('the oldest of more than 5,000 keys is dropped', () => {
  const cache = createKeyCache<string>();
  for (let n = 0; n <= 5000; n += 1) cache.keep(`key ${n}`, 'wrapped', 'key');
  expect(cache.find('key 0', 'wrapped')).toBeUndefined();
  expect(cache.find('key 1', 'wrapped')).toBe('key');
});
