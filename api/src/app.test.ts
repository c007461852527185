import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBoundCalls } from '../faults/calls';
import { startTestApp, type TestApp } from '../testing/test-app';
import { boundCalls } from './router';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an unknown path gets the one error shape', async () => {
  const response = await app.request('/no-such-thing');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ errorMessage: 'There is nothing here.', code: 'not-found' });
});

test('a body beyond the limit is refused with 413', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(300_000) });
  const response = await app.request('/appointments/drafts', { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'too-large' });
});

test('a body that declares it is over the limit is refused before it is read', async () => {
  const headers = { 'content-length': '300000' };
  const response = await app.request('/appointments/drafts', { method: 'POST', body: '{}', headers });
  expect(response.status).toBe(413);
  const image = await app.request('/uploads/none', { method: 'POST', body: '{}', headers });
  expect(image.status).not.toBe(413);
});

test('every answer has the fixed headers, including refusals and unknown calls', async () => {
  for (const path of ['/faq', '/product/detail/none', '/no-such-thing']) {
    const { headers } = await app.request(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('a request id is returned and logged, the query is not', async () => {
  const response = await app.request('/no-such-thing?secret=canary-of-the-query', {
    headers: { 'x-request-id': 'request-0001' },
  });
  expect(response.headers.get('x-request-id')).toBe('request-0001');
  expect(app.logLines.some((line) => line.includes('request-0001'))).toBe(true);
  expect(app.logLines.join()).not.toContain('canary-of-the-query');
});

test('the documentation page loads nothing from elsewhere', async () => {
  const page = await (await app.request('/docs')).text();
  expect(page).toContain('<h1>Larkwell API</h1>');
  expect(page).not.toMatch(/<script|src=|https?:\/\/(?!api\.test)/);
});

test('the document lists exactly the bound calls', async () => {
  const document = (await (await app.request('/openapi.json')).json()) as { paths: Record<string, object> };
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const bound = Object.values(boundCalls)
    .flatMap((resource) => Object.values(resource))
    .map((call) => call['~orpc'].route)
    .map(({ method, path }) => `${method} ${path!.replace('{+', '{')}`);
  expect(listed.sort()).toEqual(bound.sort());
  expect(bound.length).toBeGreaterThan(40);
});

test('the document says who may make a call, and what limits it', async () => {
  const document = (await (await app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string; 'x-rules': object }>>;
  };
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(
    Object.fromEntries(operations.map((operation) => [operation.operationId, operation['x-rules']])),
  ).toEqual(Object.fromEntries(listBoundCalls().map(({ name, rules }) => [name, rules])));
  const page = await (await app.request('/docs')).text();
  expect(page).toContain('<h3>Rules</h3>');
  expect(page).toContain('&#34;signUpsOfAddress&#34;');
});

test('the documentation spells "email" as the pages do', async () => {
  expect(await (await app.request('/docs')).text()).not.toMatch(/\be-mail/i);
});

test('livez and readyz answer', async () => {
  expect((await app.app.request('/livez')).status).toBe(200);
  expect((await app.app.request('/readyz')).status).toBe(200);
});

test('the clock moves for the service key only', async () => {
  const body = JSON.stringify({ at: '2026-06-01T12:00:00Z', frozen: true });
  expect((await app.app.request('/clock', { method: 'POST', body })).status).toBe(404);
  const headers = { 'x-service-key': app.deps.settings.serviceKey };
  const moved = await app.app.request('/clock', { method: 'POST', body, headers });
  expect(await moved.json()).toEqual({ data: { now: '2026-06-01T12:00:00.000Z' } });
});

test('a production database refuses to move the clock', async () => {
  await app.pool.query(`update database_purpose set purpose = 'production'`);
  const headers = { 'x-service-key': app.deps.settings.serviceKey };
  const body = JSON.stringify({ advanceSeconds: 60 });
  expect((await app.app.request('/clock', { method: 'POST', body, headers })).status).toBe(404);
  await expect(app.moveClock({ advanceSeconds: 60 })).rejects.toThrow();
  await app.pool.query(`update database_purpose set purpose = 'test'`);
});

test('says where to report a vulnerability', async () => {
  const answer = await app.app.request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toContain('Contact: mailto:security@larkwell.example\nExpires: ');
});
