import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect-to';

const hosts = [
  'evil.example',
  'evil.example/',
  'shop.invalid.evil.example',
  '0x7f000001',
  '[::1]',
  'evil%2eexample',
  'user@evil.example',
  'evil.example:443',
];
const starts = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '//\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  '/%2f',
  '/%2F/',
  '/%5c',
  '/%5C/',
  '/%09/',
  '/..//',
  '/.//',
  '/a/..//',
  'https://',
  'https:/',
  'https:',
  'http://',
  'HTTP:\\\\',
  'ftp://',
  'ws://',
  'blob:https://',
];
const others = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'about:blank',
  '',
  ' ',
  '.',
  '..',
  'cart',
  './cart',
  '../cart',
  '?next=1',
  '#top',
  '%2fcart',
  '%00/cart',
  '/\u0000/cart',
  '/%',
  '/%zz',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\ufeff/evil.example',
  '\ufeff//evil.example',
  '/\u3000/evil.example',
  '/cart\r\nSet-Cookie: a=b',
  '/' + 'a'.repeat(501),
  null,
  undefined,
  7,
  {},
  [],
  ['/cart'],
  true,
];
const hostile = [...starts.flatMap((start) => hosts.map((host) => start + host)), ...others];

describe('where a sign-in leads', () => {
  it(`stays on the site for all ${hostile.length} hostile values`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    for (const value of hostile) {
      const target = safeRedirect(value, '/profile');
      expect(new URL(target, 'https://shop.larkwell.test').origin, JSON.stringify(value)).toBe(
        'https://shop.larkwell.test',
      );
      expect(target, JSON.stringify(value)).toMatch(/^\/(?!\/)/);
      if (typeof value !== 'string' || !value.startsWith('/a/'))
        expect(target, JSON.stringify(value)).toBe('/profile');
    }
  });

  it.each([
    '/',
    '/cart',
    '/shipping',
    '/categories?tab=heart&q=iron',
    '/orders#feedback',
    '/support/help/category/Test-results?faqId=3',
  ])('goes back to %s', (path) => expect(safeRedirect(path, '/profile')).toBe(path));
});
