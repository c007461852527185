import { expect, it } from 'vitest';
import { preferredEncoding } from './page-store';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %o gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});
