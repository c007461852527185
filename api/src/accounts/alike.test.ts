import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onStatement } from '../../testing/on-statement';
import type { TestApp } from '../../testing/test-app';
import type * as argon2 from '@node-rs/argon2';

const hashing = vi.hoisted(() => ({ runs: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  const counted =
    <Given extends unknown[], Result>(run: (...given: Given) => Result) =>
    (...given: Given): Result => {
      hashing.runs += 1;
      return run(...given);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

let app: TestApp;
const statements: string[] = [];
beforeAll(async () => {
  // Other test files in this process have already loaded these modules without the counter.
  vi.resetModules();
  const { startTestApp } = await import('../../testing/test-app');
  app = await startTestApp({ bookingLookup: 'code' });
  await app.deps.db.execute(`
    insert into users (full_name, email, password_hash, verified_at)
    values ('Ada', 'known@example.com', 'none', app_now())`);
  await app.deps.db.execute(`
    insert into claims (email, browser_hash, full_name, password_hash, expires_at)
    values ('waiting@example.com', 'hash', 'Bo', 'none', app_now() + interval '1 day')`);
  // The placeholder hash for a missing password is computed once per process.
  await app.api.accounts.login({ email: 'nobody@example.com', password: 'Wrong#123' }).catch(() => {});
});
afterAll(async () => {
  await app.close();
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

let stop: () => void;
beforeEach(() => void (stop = onStatement(app.pool, ({ text }) => void statements.push(text))));
afterEach(() => stop());

/**
 * What the process does before it answers: its statements, how many passwords it hashes, and its response.
 */
async function workOf(call: () => Promise<unknown>) {
  statements.length = 0;
  hashing.runs = 0;
  const answer = await call().catch((refused: { status: number; data: unknown }) => [
    refused.status,
    refused.data,
  ]);
  return { answer, statements: [...statements], hashed: hashing.runs };
}

const password = 'Teal-Kettle-7';
const person = { full_name: 'Ada', password, confirmPassword: password, isOrganisationUser: false };
const claimToken = 'claim-token-of-the-browser-that-asks';
const calls: [string, number, (email: string) => Promise<unknown>][] = [
  ['sign-in', 2, (email) => app.api.accounts.login({ email, password: 'Wrong#123' })],
  ['sign-up', 1, (email) => app.api.accounts.signup({ ...person, email, claimToken })],
  ['a new code', 0, (email) => app.api.accounts.resendCode({ email })],
  ['a forgotten password', 0, (email) => app.api.accounts.forgotPassword({ email })],
  [
    'the code of a booking lookup',
    0,
    (email) => app.api.appointments.requestLookupCode({ userEmail: email }),
  ],
];

it.each(calls)('%s does the same work for every address', async (_, hashed, call) => {
  const unknown = await workOf(() => call('unknown@example.com'));
  expect(unknown.statements.length).toBeGreaterThan(1);
  expect(unknown.hashed).toBe(hashed);
  for (const email of ['known@example.com', 'waiting@example.com']) {
    expect(await workOf(() => call(email)), email).toEqual(unknown);
  }
});

it('an invitation does the same work for every address', async () => {
  const { addShopper } = await import('../../testing/shopper');
  const olive = await addShopper(app, { isOrganization: true });
  const invite = async (email: string) => {
    const work = await workOf(() => olive.api.employees.create({ fullName: 'Kim Bare', email }));
    const answer = JSON.stringify(work.answer)
      .replace(email, 'asked')
      .replace(/"id":"[^"]+"/, '"id":0')
      .replace(/"invitationEnd":"[^"]+"/, '"invitationEnd":0');
    return { ...work, answer };
  };
  await invite('first@example.com');
  const unknown = await invite('new@example.com');
  expect(unknown.answer).toContain('"isSuccess":true');
  for (const email of ['known@example.com', 'waiting@example.com']) {
    expect(await invite(email), email).toEqual(unknown);
  }
});

it('a job looks up the address of a mail request, and never before the answer', async () => {
  for (const [name, , call] of calls.slice(1)) {
    const { statements: asked } = await workOf(() => call('later@example.com'));
    expect(asked.join('\n'), name).not.toMatch(
      /\b(from|update) (users|claims|appointments|lookup_codes\w*)\b/,
    );
  }
});
