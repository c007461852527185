import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: new Date('2026-12-02T05:30:00Z'), frozen: true });
});
afterAll(() => app.close());

test.each([
  ['New York, NY', '2026-12-02'],
  ['68102', '2026-12-01'],
  ['Nowhere at all', '2026-12-01'],
])('the date at %j is %s', async (search, date) => {
  expect((await app.api.places.today({ search })).data).toBe(date);
});
