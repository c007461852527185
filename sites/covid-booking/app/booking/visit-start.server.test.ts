import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { stubSiteEnv } from '../testing/site-env';
import type * as visitStart from './visit-start.server';

let getVisitStart: (typeof visitStart)['getVisitStart'];
let isVisitBeingPaid: (typeof visitStart)['isVisitBeingPaid'];
let answer: RequestListener;
const server = createServer((asked, answered) => answer(asked, answered));
const { timeout } = AbortSignal;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stubSiteEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  ({ getVisitStart, isVisitBeingPaid } = await import('./visit-start.server'));
});
let patience: MockInstance<typeof timeout>;
beforeEach(() => {
  vi.restoreAllMocks();
  patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 2000));
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const draftId = '3f0f2a52-5b8b-4f2c-9f58-0d2f2f6a8f10';
const request = new Request('http://visits.test/covid-19-testing');

/** An API that tells a payment is open, and never says how it went. */
const hangingAfter =
  (first: RegExp, data: unknown): RequestListener =>
  (asked, answered) => {
    if (!first.test(asked.url!)) return;
    answered.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  };

it('a page that only tells about a payment does not wait for a second call after the first', async () => {
  answer = hangingAfter(/\/open$/, true);
  expect(await isVisitBeingPaid(request, draftId)).toBe(false);
  expect(patience).toHaveBeenCalledExactlyOnceWith(15_000);
});

it('nor does one that shows the answers', async () => {
  const start = { assessment: null, faults: {}, today: '2027-06-15', hasPayment: true };
  answer = hangingAfter(/\/start/, start);
  const session = { get: (name: string) => (name === 'draftId' ? draftId : undefined) };
  const found = await getVisitStart(request, session as never);
  expect(found.isBeingPaid).toBe(false);
  expect(patience).toHaveBeenCalledExactlyOnceWith(15_000);
});
