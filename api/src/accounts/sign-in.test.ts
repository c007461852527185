import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sized } from '../../faults/size.env';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from './passwords';

const password = 'Teal-Kettle-7';
const guesses = sized(130, 1000);
const refused = { status: 401, data: { code: 'wrong-credentials' } };
let test: TestApp;
let hash: string;
beforeAll(async () => {
  test = await startTestApp();
  hash = await hashPassword(password);
});
afterAll(() => test.close());
beforeEach(() => test.deps.db.execute(sql`delete from rate_limits`));

async function addPeople(...emails: string[]) {
  for (const email of emails) {
    await test.deps.db.execute(sql`
      insert into users (full_name, email, password_hash, verified_at)
      values ('Pat Doe', ${email}, ${hash}, app_now())`);
  }
}

function login(email: string, typed = password, address = '203.0.113.7') {
  return test.as({ address }).accounts.login({ email, password: typed });
}

async function mailedKey(email: string): Promise<string> {
  await test.runJobs();
  const mails = test.mailbox.to(email).filter(({ subject }) => subject === 'Set a new password');
  return /accessKey=([\w-]+)/.exec(mails.at(-1)!.text)![1]!;
}

/** How many passwords were checked, and how often the answer was "too many attempts". */
async function outcomes(tries: Promise<unknown>[]) {
  const settled = await Promise.allSettled(tries);
  const statuses = settled.map((one) => (one.status === 'rejected' ? one.reason.status : 200));
  return {
    looked: statuses.filter((status) => status === 401).length,
    limited: statuses.filter((s) => s === 429).length,
  };
}

describe('signing in', () => {
  it('gives the same answer for a wrong password and an unknown address', async () => {
    await addPeople('alike@example.com');
    const wrong = await login('alike@example.com', 'Wrong#123').catch((error) => error);
    const unknown = await login('nobody@example.com', 'Wrong#123').catch((error) => error);
    expect(wrong).toMatchObject(refused);
    expect(unknown.data).toEqual(wrong.data);
  });

  it('gives a new token each time, and sign-out ends only its own', async () => {
    await addPeople('twice@example.com');
    const [one, two] = [await login('twice@example.com'), await login('twice@example.com')];
    expect(one.data.token).not.toBe(two.data.token);
    await test.as({ token: one.data.token }).accounts.signOut();
    const { id, email } = one.data.user;
    await expect(test.as({ token: one.data.token }).accounts.get({ id })).rejects.toMatchObject({
      status: 401,
    });
    const { data } = await test.as({ token: two.data.token }).accounts.matchToken({ id, email });
    expect(data.isMatched).toBe(true);
  });

  it('refuses an expired session with isExpire', async () => {
    await addPeople('old@example.com');
    const { data } = await login('old@example.com');
    await test.moveClock({ advanceSeconds: 31 * 24 * 3600 });
    await expect(test.as({ token: data.token }).accounts.get({ id: data.user.id })).rejects.toMatchObject({
      status: 401,
      data: { isExpire: true },
    });
    await test.moveClock('real');
  });
});

describe('a forgotten or changed password', () => {
  it('works once with the mailed key, ends every session, and is reported by mail', async () => {
    await addPeople('forgot@example.com');
    const { data } = await login('forgot@example.com');
    const told = await test.api.accounts.forgotPassword({ email: 'forgot@example.com' });
    expect(await test.api.accounts.forgotPassword({ email: 'nobody@example.com' })).toEqual(told);
    const change = {
      resetKey: await mailedKey('forgot@example.com'),
      newPassword: 'Fresh#2026',
      confirmNewPassword: 'Fresh#2026',
    };
    await test.api.accounts.resetPassword(change);
    await expect(test.api.accounts.resetPassword(change)).rejects.toMatchObject({ status: 422 });
    await expect(test.as({ token: data.token }).accounts.get({ id: data.user.id })).rejects.toMatchObject({
      status: 401,
    });
    await expect(login('forgot@example.com')).rejects.toMatchObject(refused);
    await login('forgot@example.com', 'Fresh#2026');
    await test.runJobs();
    const subjects = test.mailbox.to('forgot@example.com').map(({ subject }) => subject);
    // The new password was first used on a device that keeps no marker, which sends a mail as well.
    expect(subjects.slice(-2).sort()).toEqual(['A new sign-in to your account', 'Your password was changed']);
  });

  it('needs the old one, and keeps only the session that asked', async () => {
    await addPeople('change@example.com');
    const [here, elsewhere] = [await login('change@example.com'), await login('change@example.com')];
    const api = test.as({ token: here.data.token });
    const change = {
      email: 'change@example.com',
      newPassword: 'Fresh#2026',
      confirmNewPassword: 'Fresh#2026',
    };
    await expect(api.accounts.changePassword({ ...change, oldPassword: 'Wrong#123' })).rejects.toMatchObject({
      status: 422,
      data: { errorData: { oldPassword: [expect.any(String)] } },
    });
    await api.accounts.changePassword({ ...change, oldPassword: password });
    const { id } = here.data.user;
    await api.accounts.get({ id });
    await expect(test.as({ token: elsewhere.data.token }).accounts.get({ id })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('guessing', () => {
  it('checks 10 passwords an hour for one account from anywhere, and still lets the owner in by mail', async () => {
    await addPeople('target@example.com');
    const tries = Array.from({ length: guesses }, (_, n) =>
      login('target@example.com', 'Wrong#123', `198.51.${n >> 8}.${n & 255}`),
    );
    expect(await outcomes(tries)).toEqual({ looked: 10, limited: guesses - 10 });
    await expect(login('target@example.com')).rejects.toMatchObject({ status: 429 });
    await test.api.accounts.forgotPassword({ email: 'target@example.com' });
    const resetKey = await mailedKey('target@example.com');
    const chosen = { newPassword: 'Fresh#2026', confirmNewPassword: 'Fresh#2026' };
    await test.api.accounts.resetPassword({ resetKey, ...chosen });
    const { data } = await login('target@example.com', 'Fresh#2026');
    expect(data.user.email).toBe('target@example.com');
  });

  it('leaves a browser in which the owner has signed in 10 attempts and a mail of its own', async () => {
    const email = 'known-device@example.com';
    await addPeople(email);
    const device = { marker: 'm'.repeat(43) };
    const loginHere = (typed = password) => test.api.accounts.login({ email, password: typed, device });
    await loginHere();
    const tries = Array.from({ length: 12 }, (_, n) => login(email, 'Wrong#123', `198.51.100.${n}`));
    expect((await outcomes(tries)).limited).toBe(2);
    await expect(login(email)).rejects.toMatchObject({ status: 429 });
    const elsewhere = { email, password, device: { marker: 'x'.repeat(43) } };
    await expect(test.api.accounts.login(elsewhere)).rejects.toMatchObject({ status: 429 });
    expect((await loginHere()).data.user.email).toBe(email);
    const own = Array.from({ length: 12 }, () => loginHere('Wrong#123'));
    expect(await outcomes(own)).toEqual({ looked: 10, limited: 2 });

    for (let n = 0; n < 5; n += 1)
      await test.as({ address: `198.51.100.${n}` }).accounts.forgotPassword({ email });
    await expect(test.api.accounts.forgotPassword({ email })).rejects.toMatchObject({ status: 429 });
    await test.api.accounts.forgotPassword({ email, device });
    expect(await mailedKey(email)).toBeTruthy();
  });

  it('recognizes a browser only for its owner’s account', async () => {
    await addPeople('one-device@example.com', 'other-device@example.com');
    const device = { marker: 'n'.repeat(43) };
    await test.api.accounts.login({ email: 'one-device@example.com', password, device });
    const email = 'other-device@example.com';
    await outcomes(Array.from({ length: 10 }, (_, n) => login(email, 'Wrong#123', `198.51.100.${n}`)));
    await expect(test.api.accounts.login({ email, password, device })).rejects.toMatchObject({ status: 429 });
  });

  it.each([
    ['one account', 1, 10],
    ['200 accounts', 200, 100],
  ])('checks no more than the allowed number from one address, at %s', async (_what, accounts, most) => {
    const tries = Array.from({ length: guesses }, (_, n) =>
      login(`guess-${n % accounts}@example.com`, 'Wrong#123'),
    );
    expect((await outcomes(tries)).looked).toBe(most);
    await expect(login('guess-0@example.com')).rejects.toMatchObject({ status: 429 });
  });

  it('control: without the counter every guess is checked', async () => {
    const { limits } = test.deps;
    test.deps.limits = { ...limits, count: async () => {} };
    const tries = Array.from({ length: 20 }, () => login('guess-0@example.com', 'Wrong#123'));
    expect((await outcomes(tries)).looked).toBe(20);
    test.deps.limits = limits;
  });
});

describe('a hundred sign-ins at once', () => {
  it('do not slow down other pages', async () => {
    let answered = 0;
    const crowd = Array.from({ length: 100 }, (_, n) =>
      login(`crowd-${n}@example.com`, 'Wrong#123', `198.51.100.${n}`)
        .catch(() => {})
        .then(() => (answered += 1)),
    );
    const pages = await Promise.all(Array.from({ length: 20 }, () => test.api.products.listCategories()));
    expect(pages).toHaveLength(20);
    // Had it waited in line behind the hundred, it would come last.
    expect(answered).toBeLessThan(50);
    await Promise.all(crowd);
  });
});
