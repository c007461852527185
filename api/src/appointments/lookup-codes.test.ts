import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookSlot, fixedMorning, openPlace } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

const home = '203.0.113.7';
const far = '198.51.100.9';
let app: TestApp;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  ({ nextSlot } = await openPlace(app));
});
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(() => app.close());

let count = 0;
async function bookAs(): Promise<string> {
  const email = `owner-${(count += 1)}@example.com`;
  await bookSlot(app, await nextSlot(), { patient_email: email });
  await app.runJobs();
  return email;
}
async function mailedCode(userEmail: string, address = home): Promise<string> {
  await app.as({ address }).appointments.requestLookupCode({ userEmail });
  await app.runJobs();
  return /\b\d{6}\b/.exec(app.mailbox.to(userEmail).at(-1)!.text)![0];
}
const enter = (userEmail: string, code: string, address = home) =>
  app.as({ address }).appointments.listBookings({ userEmail, code });
async function countWaiting(): Promise<number> {
  const { rows } = await app.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
async function guess(userEmail: string, codes: string[], address: string, times = 5) {
  const wrong = ['111111', '222222', '333333'].find((each) => !codes.includes(each))!;
  for (let n = 0; n < times; n += 1) {
    expect(await enter(userEmail, wrong, address)).toMatchObject({ success: false, code: 'code-wrong' });
  }
}

it('a code works once, even for five simultaneous presses', async () => {
  const email = await bookAs();
  const code = await mailedCode(email);
  const lock = await app.pool.connect();
  await lock.query('begin');
  await lock.query('select 1 from lookup_codes_by_network for update');
  const pressed = Promise.all(Array.from({ length: 5 }, () => enter(email, code)));
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(5);
  await lock.query('commit');
  lock.release();
  const answers = await pressed;
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

it('a code that is too short or too long uses no attempt', async () => {
  const email = await bookAs();
  const code = await mailedCode(email);
  for (const typed of ['12', '12345', '1234567', 'abc', '-']) {
    for (let n = 0; n < 5; n += 1) {
      expect(await enter(email, typed)).toMatchObject({ success: false, code: 'code-wrong' });
    }
  }
  expect(await enter(email, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ success: true });
});

it('guesses on another network end the code everywhere except where it was requested', async () => {
  const email = await bookAs();
  const code = await mailedCode(email);
  await guess(email, [code], far);
  expect(await enter(email, code, far)).toMatchObject({ success: false });
  expect(await enter(email, code)).toMatchObject({ success: true });
});

it('a code that a stranger requests does not end the owner’s code', async () => {
  const email = await bookAs();
  const own = await mailedCode(email);
  const other = await mailedCode(email, far);
  await guess(email, [own, other], far);
  expect(await enter(email, own)).toMatchObject({ success: true });
});

it('a code works on a different network than the one that requested it', async () => {
  const email = await bookAs();
  const code = await mailedCode(email);
  expect(await enter(email, code, far)).toMatchObject({ success: true });
});

it('a new code ends the previous one from the same network', async () => {
  const email = await bookAs();
  const first = await mailedCode(email);
  const second = await mailedCode(email);
  if (first !== second) expect(await enter(email, first)).toMatchObject({ success: false });
  expect(await enter(email, second)).toMatchObject({ success: true });
});
