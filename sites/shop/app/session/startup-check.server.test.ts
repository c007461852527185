import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { stubSiteEnv } from '../testing/site-env';
import type * as session from './session.server';
import type * as check from './startup-check.server';

let answer: { status: number; body: object };
const asked: { path: string; token?: string }[] = [];
const api = createServer((request, response) => {
  asked.push({ path: request.url!.split('?')[0]!, token: request.headers.authorization });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});
let sessions: (typeof session)['sessions'];
let checkStillSignedIn: (typeof check)['checkStillSignedIn'];

beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  stubSiteEnv(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  ({ sessions } = await import('./session.server'));
  ({ checkStillSignedIn } = await import('./startup-check.server'));
}, 60_000);
afterEach(() => void asked.splice(0));
afterAll(() => {
  vi.unstubAllEnvs();
  api.closeAllConnections();
  api.close();
});

const minutes = (count: number) => count * 60_000;
const matched = { status: 200, body: { data: { isMatched: true, user: null } } };
const request = new Request('http://shop.test/profile');

async function sessionOf(lastChecked: number) {
  const session = await sessions.get(request);
  session.set('token', 'opaque');
  session.set('checkedAt', Date.now() - lastChecked);
  session.set('person', {
    id: '7',
    name: 'Maya Reed',
    email: 'maya@example.com',
    userType: 'Normal User',
    isOrganisationUser: false,
  });
  return session;
}

it('asks whether the token still belongs to its person, at most once every five minutes', async () => {
  answer = matched;
  const session = await sessionOf(minutes(6));
  expect(await checkStillSignedIn(session, request)).toContain('shop_session=');
  expect(asked).toEqual([{ path: '/api/v1/users/matchToken', token: 'Bearer opaque' }]);
  expect(await checkStillSignedIn(session, request)).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('makes no call for a visitor', async () => {
  expect(await checkStillSignedIn(await sessions.get(request), request)).toBeUndefined();
  expect(asked).toEqual([]);
});

it.each([
  ['does not match', { status: 200, body: { data: { isMatched: false, user: null } } }],
  [
    'has expired',
    { status: 401, body: { code: 'token-expired', errorMessage: 'Sign in again.', isExpire: true } },
  ],
])('a token that %s clears session, cart, coupon and saved address', async (_, said) => {
  answer = said;
  const ended = (await checkStillSignedIn(await sessionOf(minutes(6)), request).catch(
    (thrown: unknown) => thrown,
  )) as Response;
  expect(ended.status).toBe(303);
  expect(ended.headers.get('location')).toBe('/signin');
  const cookies = ended.headers.getSetCookie();
  for (const name of ['shop_session', 'shop_cart', 'shop_coupon', 'shop_rememberme', 'shop_typed_address']) {
    const cookie = cookies.find((one) => one.startsWith(`${name}=`));
    expect(cookie, name).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
  }
});

it('clears nothing if the API does not answer, and asks again on the next page', async () => {
  answer = { status: 503, body: {} };
  const session = await sessionOf(minutes(6));
  expect(await checkStillSignedIn(session, request)).toBeUndefined();
  answer = matched;
  expect(await checkStillSignedIn(session, request)).toContain('shop_session=');
});

it('clears nothing if the API is too busy to answer', async () => {
  answer = { status: 429, body: { code: 'too-many-tries', errorMessage: 'Wait a minute.' } };
  expect(await checkStillSignedIn(await sessionOf(minutes(6)), request)).toContain('shop_session=');
});
