import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createApp } from '../app';
import { createDatabase, createInTransaction, openPool } from '../db';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('without its database the API says so in words, is alive and not ready, and recovers by itself', async () => {
  const { hostname, port } = new URL(app.databaseUrl);
  const away = openPool(app.databaseUrl.replace(`${hostname}:${port}`, '127.0.0.1:9'), 2);
  const deps = {
    ...app.deps,
    db: createDatabase(away),
    inTransaction: createInTransaction(away, app.deps.queue, app.deps.log),
  };
  const api = createApp(deps);
  const search = () => api.request('/api/v1/test-location/list?location=68102');
  const refused = await search();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    code: 'unavailable',
    errorMessage: 'The service is not available right now. Please try again.',
  });
  expect((await api.request('/livez')).status).toBe(200);
  expect((await api.request('/readyz')).status).toBe(503);
  deps.db = app.deps.db;
  expect((await search()).status).toBe(200);
  await away.end();
});

test('connections that the server closes are replaced', async () => {
  await app.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await app.request('/test-location/list?location=68102')).status),
  );
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect((await app.request('/test-location/list?location=68102')).status).toBe(200);
});
