import type { EntryContext } from '@remix-run/node';
import { beforeEach, expect, it } from 'vitest';
import { RenderedPage } from './rendered-page';
import { pageKey, RenderedPages } from './rendered-pages';

const contextOf = (loaderData: unknown, more: object = {}) =>
  ({
    staticHandlerContext: { loaderData, actionData: null, errors: null, ...more },
  }) as unknown as EntryContext;
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://shop.example${path}`, { headers });
const keyOf = (request: Request, data: unknown, { status = 200, isShared = false, more = {} } = {}) =>
  pageKey({ request, status, context: contextOf(data, more), isShared });
const withCookie = (cookie: string) => ask('/kit', { cookie: `shop_session=${cookie}` });
const blank = (html = '') => new RenderedPage(html, undefined);

let pages: RenderedPages;
beforeEach(() => {
  pages = new RenderedPages();
});

it('the same data at the same address gives the same page', () => {
  const page = blank('<p>Kit, $49.00</p>');
  pages.keep(keyOf(ask('/kit'), { price: 4900 }), page);
  expect(pages.find(keyOf(ask('/kit'), { price: 4900 }))).toBe(page);
});

it.each([
  ['the data', ask('/kit'), 200, { price: 5000 }],
  ['the address', ask('/kit?option=2'), 200, { price: 4900 }],
  ['the status', ask('/kit'), 404, { price: 4900 }],
  ["the root's data", ask('/kit'), 200, { price: 4900, root: { count: 1 } }],
])('another page is rendered if %s differs', (_, request, status, data) => {
  expect(pages.find(keyOf(request, data, { status }))).toBeUndefined();
});

it.each([
  ['of a visitor with a cookie', withCookie('a'), {}],
  ['that answers a form', ask('/kit'), { more: { actionData: { root: {} } } }],
  ['that failed', ask('/kit'), { more: { errors: { root: new Error('x') } } }],
  ['that answers a form, even if it is shared', ask('/kit'), { isShared: true, more: { actionData: {} } }],
])('a page %s is never kept', (_, request, more) => {
  expect(keyOf(request, {}, more)).toBeUndefined();
});

it('a shared page is the same for visitors whose data is the same, whatever their cookies and form tokens', () => {
  const dataOf = (formToken: string, count: number) => ({ root: { formToken, count }, cart: ['kit'] });
  const one = keyOf(withCookie('a'), dataOf('token of a', 1), { isShared: true });
  expect(one).toBeDefined();
  expect(keyOf(withCookie('b'), dataOf('token of b', 1), { isShared: true })).toBe(one);
  expect(keyOf(withCookie('b'), dataOf('token of b', 2), { isShared: true })).not.toBe(one);
});

it('a page with a nonce is never kept', () => {
  const key = keyOf(ask('/held'), {});
  pages.keep(key, new RenderedPage('<style nonce="a">', 'a'));
  expect(pages.find(key)).toBeUndefined();
});

it('pages that nobody requests are evicted', () => {
  const key = (n: number) => keyOf(ask(`/?n=${n}`), {});
  for (let n = 0; n < 250; n += 1) {
    pages.keep(key(n), blank());
    pages.find(key(0));
  }
  expect(pages.find(key(1))).toBeUndefined();
  expect(pages.find(key(0))).toBeDefined();
  expect(pages.find(key(249))).toBeDefined();
});

it('large pages are kept up to a total of two million characters', () => {
  const key = (n: number) => keyOf(ask(`/large?n=${n}`), {});
  for (let n = 0; n < 9; n += 1) pages.keep(key(n), blank('x'.repeat(400_000)));
  const left = Array.from({ length: 9 }, (_, n) => pages.find(key(n))).filter(Boolean);
  expect(left).toHaveLength(5);
});

it('a page rendered for two visitors at once counts as one', () => {
  const key = (n: number) => keyOf(ask(`/twice?n=${n}`), {});
  for (let n = 0; n < 9; n += 1) pages.keep(key(0), blank('x'.repeat(400_000)));
  for (let n = 1; n < 5; n += 1) pages.keep(key(n), blank('x'.repeat(400_000)));
  const left = Array.from({ length: 5 }, (_, n) => pages.find(key(n))).filter(Boolean);
  expect(left).toHaveLength(5);
});
