import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stubSiteEnv } from '../../testing/site-env';
import type * as session from '../../session.server';
import type * as page from './route';

const api = createServer((_, response) => {
  response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
});
let sessions: (typeof session)['sessions'];
let notices: (typeof session)['notices'];
let loader: (typeof page)['loader'];

beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  stubSiteEnv(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  ({ sessions, notices } = await import('../../session.server'));
  ({ loader } = await import('./route'));
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
  api.closeAllConnections();
  api.close();
});

const url = 'http://visits.test/covid-19-testing/my-bookings';
const firstPart = (cookie: string) => cookie.split(';')[0]!;

/** The list while the API is away, for a browser that may carry a notice. */
async function openList(notice?: string) {
  const current = await sessions.get(new Request(url));
  current.set('userEmail', 'ann@example.com');
  const cookies = [firstPart(await sessions.commit(current))];
  if (notice) cookies.push(firstPart(await notices.give({ tone: 'error', text: notice })));
  const request = new Request(url, { headers: { cookie: cookies.join('; ') } });
  const answer = await loader({ request, params: {}, context: {} });
  return { status: answer.status, problem: (await answer.json()).problem };
}

it('is not answered as a success while the API is away, and says so', async () => {
  expect(await openList()).toEqual({
    status: 503,
    problem: 'Something went wrong. Please try again later',
  });
});

it('does not repeat the sentence that a notice above it already says', async () => {
  expect((await openList('Something went wrong. Please try again later')).problem).toBeNull();
  expect((await openList('This booking is already canceled.')).problem).not.toBeNull();
});
