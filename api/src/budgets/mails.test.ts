import { makeNewEmployee, makeSignup } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { addShopper } from '../../testing/shopper';
import { budgetSizes } from './budgets';

// Each sign-up and each code is hashed slowly on purpose.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
const start = new Date('2026-12-01T16:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ budgets: budgetSizes() });
});
beforeEach(() => app.moveClock({ at: start }));
afterAll(() => app.close());

let visitors = 0;
const somewhere = () => app.as({ address: `198.51.100.${(visitors += 1)}` });
/** Limits on attempts have tests of their own. */
const forgetTries = () => app.pool.query('delete from rate_limits');

it('a mailbox gets at most 6 mails in 24 hours that anyone can trigger, of any kind', async () => {
  const email = 'flooded@example.com';
  const ways = [
    () => somewhere().accounts.signup(makeSignup({ email })),
    () => somewhere().accounts.resendCode({ email }),
    () => somewhere().appointments.requestLookupCode({ userEmail: email }),
  ];
  let taken = 0;
  const refused = new Map<string, number>();
  for (let n = 0; n < 15; n += 1) {
    await forgetTries();
    await ways[n % ways.length]!().then(
      () => (taken += 1),
      ({ message, status }: { message: string; status: number }) => refused.set(message, status),
    );
    await app.runJobs();
  }
  expect(taken).toBe(6);
  expect(app.mailbox.to(email).length).toBeLessThanOrEqual(6);
  expect(Object.fromEntries(refused)).toEqual({
    'We have sent several messages to this address in the last 24 hours. Check your mailbox, or try again tomorrow.': 429,
    'We have sent several messages to this address in the last 24 hours. Check your mailbox, open the link in our email about your booking, or try again tomorrow.': 429,
  });
  await app.moveClock({ at: new Date(start.getTime() + 25 * 3_600_000) });
  await forgetTries();
  await somewhere().accounts.resendCode({ email });
});

it('one address can sign up 10 times in 24 hours, and again after that', async () => {
  const from = app.as({ address: '192.0.2.55' });
  const ask = async (n: number) => {
    await forgetTries();
    return from.accounts.signup(makeSignup({ email: `new-${n}@example.com` }));
  };
  for (let n = 0; n < 10; n += 1) await ask(n);
  await expect(ask(10)).rejects.toMatchObject({ status: 429, data: { code: 'too-many-tries' } });
  await app.moveClock({ at: new Date(start.getTime() + 25 * 3_600_000) });
  await ask(11);
});

it('an organization can invite 20 employees in 24 hours, even with 30 requests at once', async () => {
  const olive = await addShopper(app, { isOrganization: true });
  const invite = (n: number) =>
    olive.api.employees.create(makeNewEmployee({ email: `invited-${n}@example.com` }));
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => invite(n)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(invite(99)).rejects.toMatchObject({
    status: 429,
    message: 'You have sent many invitations in the last 24 hours. Send the others tomorrow.',
  });
});
