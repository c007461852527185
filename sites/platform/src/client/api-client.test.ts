import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@larkwell/contracts';
import { afterEach, expect, it } from 'vitest';
import { createApiClient } from './api-client';
import { ApiAway, ApiFault, attempt, attemptOr } from './refusal';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function apiThat(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { 'x-visitor-address': '203.0.113.9', 'x-request-id': 'request-1' };
  const apiFor = createApiClient(contract, { url, serviceKey: 'key' });
  return apiFor(new Request('http://visits.example/', { headers }), 'token');
}

const body = (response: ServerResponse, status: number, json: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'retry-after': '60' })
    .end(JSON.stringify(json));

it("sends the service key, the visitor's address and the token", async () => {
  const seen: IncomingMessage[] = [];
  const api = await apiThat((request, response) => {
    seen.push(request);
    body(response, 200, { data: { answered: true } });
  });
  await api.drafts.get({ draftId: 'a/b' });
  expect(seen[0]!.url).toBe('/api/v1/appointments/drafts/a%2Fb');
  expect(seen[0]!.headers).toMatchObject({
    'x-service-key': 'key',
    'x-visitor-address': '203.0.113.9',
    'x-request-id': 'request-1',
    'accept-language': 'en',
    authorization: 'Bearer token',
  });
});

it('returns a refusal as a value', async () => {
  const api = await apiThat((_, response) =>
    body(response, 429, { code: 'too-many-tries', errorMessage: 'Wait a minute.' }),
  );
  expect(await attempt(api.drafts.get({ draftId: 'a' }))).toMatchObject({
    ok: false,
    refusal: { status: 429, code: 'too-many-tries', errorMessage: 'Wait a minute.', retryAfter: 60 },
  });
});

it.each([
  ['a fault of the API', 500, { code: 'fault', errorMessage: 'x' }],
  ['an answer of unknown shape', 404, { message: 'nginx' }],
])('throws on %s', async (_, status, json) => {
  const api = await apiThat((__, response) => body(response, status, json));
  await expect(attempt(api.drafts.get({ draftId: 'a' }))).rejects.toBeInstanceOf(ApiFault);
});

it('throws if nobody answers', async () => {
  const apiFor = createApiClient(contract, { url: 'http://127.0.0.1:1', serviceKey: 'key' });
  const call = attempt(apiFor(new Request('http://visits.example/')).drafts.get({ draftId: 'a' }));
  await expect(call).rejects.toBeInstanceOf(ApiAway);
});

it('gives up on an API that takes the call and never answers', async () => {
  const api = await apiThat(() => {});
  const asked = Date.now();
  await expect(attempt(api.drafts.get({ draftId: 'a' }))).rejects.toBeInstanceOf(ApiAway);
  expect(Date.now() - asked).toBeLessThan(25_000);
});

it('tells an API that answers with a fault from one that is away', async () => {
  const api = await apiThat((_, response) => body(response, 500, { code: 'fault', errorMessage: 'x' }));
  await expect(attempt(api.drafts.get({ draftId: 'a' }))).rejects.not.toBeInstanceOf(ApiAway);
});

it('retries a read if the kept connection had ended, but never a write', async () => {
  const open = new Set<unknown>();
  const asked: string[] = [];
  const api = await apiThat((request, response) => {
    asked.push(request.method!);
    // The first call on a connection is answered; the second finds it closed.
    if (open.has(request.socket)) return request.socket.resetAndDestroy();
    open.add(request.socket);
    body(response, 200, { data: { answered: true } });
  });
  for (let n = 0; n < 3; n += 1) await api.drafts.get({ draftId: 'a' });
  await expect(api.drafts.create({})).rejects.toBeInstanceOf(ApiFault);
  expect(asked).toEqual(['GET', 'GET', 'GET', 'GET', 'GET', 'POST']);
});

it.each([
  ['its own words', { success: false, errorMessage: 'That time is gone.' }, 'That time is gone.'],
  ['none', { success: false }, 'Something went wrong.'],
  ['empty ones', { success: false, errorMessage: '' }, 'Something went wrong.'],
])('a page has a sentence for a refused answer with %s', async (_, json, words) => {
  const api = await apiThat((__, response) => body(response, 200, json));
  const answer = await attemptOr(api.appointments.reserve({ slotId: 'a' }), 'Something went wrong.');
  expect(answer).toMatchObject({ ok: true, value: { success: false, errorMessage: words } });
});

it('leaves an answer that is not a refusal unchanged', async () => {
  const api = await apiThat((_, response) => body(response, 200, { data: [] }));
  expect(await attemptOr(api.faq.listCategories({}), 'Something went wrong.')).toEqual({
    ok: true,
    value: { data: [] },
  });
});

it('gives a file with its name, even one of JSON', async () => {
  const api = await apiThat((_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="larkwell-data.json"',
      })
      .end('{"profile":{}}'),
  );
  const file = await api.accounts.getExport({ id: 'maya', link: 'link' });
  expect(file.name).toBe('larkwell-data.json');
  expect(await file.text()).toBe('{"profile":{}}');
});
