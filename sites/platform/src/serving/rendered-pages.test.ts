import type { EntryContext } from '@remix-run/node';
import { expect, it } from 'vitest';
import { FinishedPage } from './finished-page';
import { findRendered, keepRendered, pageKey } from './rendered-pages';

const contextOf = (loaderData: unknown, more: object = {}) =>
  ({
    staticHandlerContext: { loaderData, actionData: null, errors: null, ...more },
  }) as unknown as EntryContext;
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://shop.example${path}`, { headers });

it('the same data at the same address is the same page', () => {
  const page = new FinishedPage('<p>Kit, $49.00</p>', undefined);
  keepRendered(pageKey(ask('/kit'), 200, contextOf({ price: 4900 })), page);
  expect(findRendered(pageKey(ask('/kit'), 200, contextOf({ price: 4900 })))).toBe(page);
});

it.each([
  ['the data', ask('/kit'), 200, { price: 5000 }],
  ['the address', ask('/kit?option=2'), 200, { price: 4900 }],
  ['the status', ask('/kit'), 404, { price: 4900 }],
])('another page is rendered when %s is another', (_, request, status, data) => {
  expect(findRendered(pageKey(request, status, contextOf(data)))).toBeUndefined();
});

it.each([
  ['of a visitor with a cookie', ask('/kit', { cookie: 'shop_session=a' }), {}],
  ['that answers a form', ask('/kit'), { actionData: { root: {} } }],
  ['that failed', ask('/kit'), { errors: { root: new Error('x') } }],
])('a page %s is never kept', (_, request, more) => {
  expect(pageKey(request, 200, contextOf({}, more))).toBeUndefined();
});

it('a page with a nonce is never kept', () => {
  const key = pageKey(ask('/held'), 200, contextOf({}));
  keepRendered(key, new FinishedPage('<style nonce="a">', 'a'));
  expect(findRendered(key)).toBeUndefined();
});

it('the oldest pages give way', () => {
  const key = (n: number) => pageKey(ask(`/?n=${n}`), 200, contextOf({}));
  for (let n = 0; n < 150; n += 1) keepRendered(key(n), new FinishedPage('', undefined));
  expect(findRendered(key(0))).toBeUndefined();
  expect(findRendered(key(149))).toBeDefined();
});
