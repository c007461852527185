import { BUDGET_HOURS } from '@larkwell/contracts/numbers/accounts';
import { makeSignup } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { addShopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from './budgets';

vi.setConfig({ testTimeout: 120_000 });
let app: TestApp;
let place: string;
beforeAll(async () => {
  app = await startTestApp({ budgets: budgetSizes() });
  await app.moveClock({ at: fixedMorning, frozen: true });
  place = await insertLocation(app);
});
afterAll(() => app.close());

let networks = 0;
/** A caller on a network that has made no requests yet. Limits on attempts have tests of their own. */
async function elsewhere() {
  await app.pool.query('delete from rate_limits');
  networks += 1;
  return app.as({ address: `198.51.${100 + Math.floor(networks / 200)}.${1 + (networks % 200)}` });
}

/** What a stranger sees of a call. */
const seen = (call: Promise<unknown>) =>
  call.then(
    (answer) =>
      answer && typeof answer === 'object' && 'errorMessage' in answer ? answer.errorMessage : 'taken',
    ({ status, message }: { status: number; message: string }) => `${status} ${message}`,
  );

async function invite(email: string) {
  const { id } = await addShopper(app, { isOrganization: true });
  await app.pool.query(
    `insert into users (full_name, email, user_type, organisation_id, password_hash)
     values ('Kim Bare', $1, 'Employee User', $2, 'none')`,
    [email, id],
  );
}

async function openAccount(email: string) {
  const { id } = await addShopper(app);
  await app.pool.query('update users set email = $1 where id = $2', [email, id]);
}

let days = 0;
async function hold(email: string) {
  const at = new Date(Date.UTC(2026, 11, 2 + (days % 6), 15, Math.floor(days / 6)));
  const letter = (n: number) => 'abcdefghijklmnopqrstuvwxyz'[n % 26]!;
  const first = `Pat${letter(days)}${letter(Math.floor(days / 26))}`;
  days += 1;
  const visitor = { ...app, api: await elsewhere() };
  const slotId = await insertSlot(app, place, at.toISOString(), 100);
  const held = await holdWithCompleteDraft(visitor, slotId, {
    answers: { patient_first_name: first, patient_email: email },
  });
  return { held, visitor };
}

async function book(email: string) {
  const { held, visitor } = await hold(email);
  return confirmHeld(visitor, held);
}

const before: Record<string, (email: string) => Promise<unknown>> = {
  'four codes': async (email) => {
    for (let n = 0; n < 4; n += 1) await (await elsewhere()).accounts.resendCode({ email });
  },
  'a forgotten password, five times': async (email) => {
    for (let n = 0; n < 5; n += 1) await (await elsewhere()).accounts.forgotPassword({ email });
  },
  'a sign-up': async (email) => (await elsewhere()).accounts.signup(makeSignup({ email })),
  'two visits': async (email) => {
    for (let n = 0; n < 2; n += 1) expect(await book(email)).toMatchObject({ success: true });
  },
};

const inTurn = async (times: number, call: () => Promise<unknown>) => {
  const answers = [];
  for (let n = 0; n < times; n += 1) answers.push(await seen(call()));
  return answers;
};

const reading: Record<string, (email: string) => Promise<unknown[]>> = {
  'codes of the lookup': (email) =>
    inTurn(8, async () => (await elsewhere()).appointments.requestLookupCode({ userEmail: email })),
  'codes for a visit': async (email) => {
    const { draftId } = (await hold(email)).held;
    return inTurn(11, async () =>
      (await elsewhere()).appointments.requestLookupCode({ userEmail: email, draftId }),
    );
  },
  visits: (email) => inTurn(7, () => book(email)),
};

let count = 0;
async function read(kind: string, isKnown: (email: string) => Promise<unknown>, first: string, then: string) {
  const email = `${kind}-${(count += 1)}@example.com`;
  await isKnown(email);
  await before[first]!(email);
  await app.runJobs();
  const answers = await reading[then]!(email);
  await app.runJobs();
  return answers;
}

it.each([
  ['codes of the lookup', 'a forgotten password, five times'],
  ['codes of the lookup', 'a sign-up'],
  ['codes for a visit', 'a sign-up'],
  ['codes for a visit', 'two visits'],
  ['visits', 'four codes'],
])('%s after %s reveals to no stranger who has an account or an invitation', async (then, first) => {
  const unknown = await read('unknown', async () => {}, first, then);
  expect(new Set(unknown).size).toBe(2);
  expect(await read('account', openAccount, first, then)).toEqual(unknown);
  expect(await read('invited', invite, first, then)).toEqual(unknown);
});

it('a refused mail’s Retry-After does not reveal when the mailbox was last used', async () => {
  const ask = async () => {
    await elsewhere();
    const headers = {
      ...{ 'content-type': 'application/json', 'x-visitor-address': `203.0.113.${networks}` },
      'x-service-key': app.deps.settings.serviceKey,
    };
    const body = JSON.stringify({ userEmail: 'used@example.com' });
    return app.request('/appointments/customer/lookup-code', { method: 'POST', body, headers });
  };
  let answer = await ask();
  await app.pool.query(`update budget_uses set ends_at = ends_at - interval '1 hour'`);
  for (let n = 0; n < 12 && answer.status !== 429; n += 1) answer = await ask();
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain('several messages');
  expect(answer.headers.get('retry-after')).toBe(String(BUDGET_HOURS * 3600));
});
