import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createSession } from './sessions';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

let app: TestApp;
let id: string;
let email: string;
let token: string;
let last: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ id, email } = await addShopper(app));
});
beforeEach(async () => {
  await app.moveClock({ at: new Date('2026-12-01T16:00:00Z'), frozen: true });
  last = 0;
  token = await createSession(app.deps.db, id);
});
afterAll(() => app.close());

/** Uses the session this many seconds after it started. */
async function use(after: number) {
  await app.moveClock({ advanceSeconds: after - last, frozen: true });
  last = after;
  return app
    .as({ token })
    .accounts.matchToken({ id, email })
    .then(
      () => 'signed in',
      ({ status, data }) => ({ status, isExpire: data.isExpire }),
    );
}
const expired = { status: 401, isExpire: true };

it('a session ends 30 days after its last use', async () => {
  expect(await use(29 * day)).toBe('signed in');
  expect(await use(58 * day)).toBe('signed in');
  expect(await use(88 * day)).toEqual(expired);
});

it('an unused session ends 30 days after the sign-in', async () => {
  expect(await use(30 * day)).toEqual(expired);
});

it('a session ends 90 days after the sign-in, however often it is used', async () => {
  for (let n = 20; n < 90; n += 20) expect(await use(n * day)).toBe('signed in');
  expect(await use(90 * day - 1)).toBe('signed in');
  expect(await use(90 * day)).toEqual(expired);
});

it('a session in constant use is written once an hour', async () => {
  const written = async () => {
    const { rows } = await app.pool.query(
      'select xmin::text as version from sessions where user_id = $1 order by created_at desc, id limit 1',
      [id],
    );
    return rows[0].version as string;
  };
  await app.pool.query('delete from sessions where user_id = $1', [id]);
  token = await createSession(app.deps.db, id);
  const first = await written();
  for (const after of [minute, 30 * minute, hour - 1]) await use(after);
  expect(await written()).toBe(first);
  await use(hour);
  const second = await written();
  expect(second).not.toBe(first);
  await use(2 * hour - 1);
  expect(await written()).toBe(second);
});

it('an account has 50 sessions, and another sign-in ends the one unused the longest', async () => {
  const shopper = await addShopper(app);
  const isGood = (of: string) =>
    app
      .as({ token: of })
      .accounts.get({ id: shopper.id })
      .then(
        () => true,
        () => false,
      );
  for (let n = 0; n < 49; n += 1) {
    await app.moveClock({ advanceSeconds: minute, frozen: true });
    await createSession(app.deps.db, shopper.id);
  }
  expect(await isGood(shopper.token)).toBe(true);
  await app.moveClock({ advanceSeconds: minute, frozen: true });
  const latest = await createSession(app.deps.db, shopper.id);
  expect([await isGood(shopper.token), await isGood(latest)]).toEqual([false, true]);
  const { rows } = await app.pool.query('select 1 from sessions where user_id = $1', [shopper.id]);
  expect(rows).toHaveLength(50);
});
