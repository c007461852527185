import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type * as session from '../../session/session.server';
import { stubSiteEnv } from '../../testing/site-env';
import type * as logout from './route';

let status: number;
const ended = { code: 'token-expired', errorMessage: 'Sign in again.', isExpire: true };
const asked: (string | undefined)[] = [];
const api = createServer((request, response) => {
  asked.push(request.headers.authorization);
  const body = status === 200 ? { success: true } : status === 401 ? ended : {};
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let sessions: (typeof session)['sessions'];
let notices: (typeof session)['notices'];
let action: (typeof logout)['action'];

beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  stubSiteEnv(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  ({ sessions, notices } = await import('../../session/session.server'));
  ({ action } = await import('./route'));
}, 60_000);
afterEach(() => {
  vi.useRealTimers();
  asked.splice(0);
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.closeAllConnections();
  api.close();
});

/** What the browser holds after a signed-in person presses Logout. */
async function signOut() {
  const url = 'http://shop.test/logout';
  const current = await sessions.get(new Request(url));
  current.set('token', 'opaque');
  current.set('person', {
    id: '7',
    name: 'Maya Reed',
    email: 'maya@example.com',
    userType: 'Normal User',
    isOrganisationUser: false,
  });
  const cookie = (await sessions.commit(current)).split(';')[0]!;
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams({ intent: 'sign-out' });
  const request = new Request(url, { method: 'POST', headers, body });
  const answer = (await action({ request, params: {}, context: {} })) as Response;
  const kept = answer.headers.getSetCookie();
  const told = kept.map((one) => one.split(';')[0]!).join('; ');
  return {
    leadsTo: answer.headers.get('location'),
    session: kept.find((one) => one.startsWith('shop_session=')),
    notice: (await notices.take(new Request(url, { headers: { cookie: told } }))).notice,
  };
}

const cleared = /^shop_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/;

it('ends the session here and at the API', async () => {
  status = 200;
  const { leadsTo, session: kept, notice } = await signOut();
  expect(leadsTo).toBe('/signin');
  expect(kept).toMatch(cleared);
  expect(notice).toEqual({ tone: 'success', text: 'You have signed out.' });
  expect(asked).toEqual(['Bearer opaque']);
});

it('ends a session that the API no longer knows', async () => {
  status = 401;
  expect((await signOut()).notice?.text).toBe('You have signed out.');
});

it('signs out in this browser while the API is away, says so, and ends the session there later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  status = 503;
  const { leadsTo, session: kept, notice } = await signOut();
  expect(leadsTo).toBe('/signin');
  expect(kept).toMatch(cleared);
  expect(notice).toEqual({
    tone: 'warning',
    text: 'You are signed out in this browser. Part of our service is not responding. We’ll sign you out there as soon as it does.',
  });
  await vi.runOnlyPendingTimersAsync();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  status = 200;
  await vi.waitFor(async () => {
    await vi.runOnlyPendingTimersAsync();
    expect(asked).toHaveLength(3);
  });
  expect(new Set(asked)).toEqual(new Set(['Bearer opaque']));
  await vi.runOnlyPendingTimersAsync();
  expect(vi.getTimerCount()).toBe(0);
});
