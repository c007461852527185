import { expect, it } from 'vitest';
import { safeHtml } from './safe-html';

it('keeps structure and links', () => {
  const html =
    '<h2>Returns</h2><p>See <a href="/page/return-policy">our policy</a>.</p><ol><li>One</li></ol>';
  expect(safeHtml(html)).toBe(html);
});

it.each([
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<p onclick="x()" style="color:red" class="y">x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  ['<iframe src="https://evil.test"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
])('makes %s safe', (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});
