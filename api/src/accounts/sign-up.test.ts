import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetSizes } from '../budgets';
import { startTestApp, type TestApp } from '../../testing/test-app';

const password = 'Teal-Kettle-7';
let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ budgets: budgetSizes() })));
afterAll(() => test.close());

/** What a browser keeps between its sign-up and the code. */
const browser = 'claim-token-of-the-browser-that-asks';

let visitors = 0;

async function signUp(
  email: string,
  fields: { password?: string; full_name?: string; claimToken?: string; isOrganisationUser?: boolean } = {},
) {
  const chosen = fields.password ?? password;
  const { full_name = 'Ada Ferro', claimToken = browser, isOrganisationUser = false } = fields;
  visitors += 1;
  return test.as({ address: `198.51.100.${visitors}` }).accounts.signup({
    full_name,
    email,
    password: chosen,
    confirmPassword: chosen,
    isOrganisationUser,
    claimToken,
  });
}

const verify = (email: string, code: string, claimToken: string | undefined = browser) =>
  test.api.accounts.verifyCode({ email, code, claimToken });
const verifyElsewhere = (email: string, code: string) => test.api.accounts.verifyCode({ email, code });
const login = (email: string, typed = password) => test.api.accounts.login({ email, password: typed });
/**
 * The state of a waiting sign-up. It stays until it expires, so that its maker does not learn what the
 * address's owner does.
 */
const waiting = { status: 403, data: { code: 'not-verified' } };
const choose = (resetKey: string, newPassword: string) =>
  test.api.accounts.resetPassword({ resetKey, newPassword, confirmNewPassword: newPassword });

async function mailedCode(email: string): Promise<string> {
  await test.runJobs();
  return /\b\d{6}\b/.exec(test.mailbox.to(email).at(-1)?.text ?? '')?.[0] ?? '';
}

describe('opening an account', () => {
  it('accepts the password only after the mailed code', async () => {
    await signUp('ada@example.com');
    await expect(test.api.accounts.login({ email: 'ada@example.com', password })).rejects.toMatchObject({
      status: 403,
      data: { code: 'not-verified' },
    });
    const code = await mailedCode('ada@example.com');
    await verify('ada@example.com', code);
    const { data } = await test.api.accounts.login({ email: 'Ada@Example.com', password });
    expect(data.user).toMatchObject({
      full_name: 'Ada Ferro',
      email: 'ada@example.com',
      userType: 'Normal User',
    });
    expect(test.mailbox.to('ada@example.com').at(-1)!.text).toContain(`code=${code}`);
  });

  it('gives a known address the same answer and tells its owner by mail', async () => {
    const forNew = await signUp('bea@example.com');
    await verify('bea@example.com', await mailedCode('bea@example.com'));
    const forKnown = await signUp('bea@example.com', { password: 'Raven-Ladder-9' });
    expect(forKnown).toEqual(forNew);
    await test.runJobs();
    expect(test.mailbox.to('bea@example.com').at(-1)!.subject).toBe('You already have an account');
    await test.api.accounts.login({ email: 'bea@example.com', password });
  });

  it('refuses a wrong code, and a right one after five wrong ones', async () => {
    await signUp('cleo@example.com');
    const right = await mailedCode('cleo@example.com');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(
        test.api.accounts.verifyCode({ email: 'cleo@example.com', code: wrong }),
      ).rejects.toMatchObject({ status: 422, data: { code: 'code-wrong' } });
    }
    await expect(
      test.api.accounts.verifyCode({ email: 'cleo@example.com', code: right }),
    ).rejects.toMatchObject({ status: 422 });
    await test.api.accounts.resendCode({ email: 'cleo@example.com' });
    await verify('cleo@example.com', await mailedCode('cleo@example.com'));
  });

  it('lets a code live for an hour', async () => {
    await signUp('dora@example.com');
    const code = await mailedCode('dora@example.com');
    await test.moveClock({ advanceSeconds: 3600 });
    await expect(test.api.accounts.verifyCode({ email: 'dora@example.com', code })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('lists every rule that a new password breaks, beside its field', async () => {
    await expect(signUp('eve@example.com', { password: 'abc' })).rejects.toMatchObject({
      status: 400,
      data: {
        errorData: {
          password: [
            'Length must be between 8 to 15 characters',
            'At least one uppercase character required',
            'At least one digit required',
            'At least one special character required',
          ],
        },
      },
    });
  });
});

describe('a sign-up', () => {
  it('has no effect before its address is proved', async () => {
    await signUp('nobody-yet@example.com');
    const { rows } = await test.pool.query(`select 1 from users where email = 'nobody-yet@example.com'`);
    expect(rows).toEqual([]);
  });

  it('by a stranger gives them no account when the owner enters the mailed code', async () => {
    await signUp('owner@example.com', {
      password: 'Raven-Ladder-9',
      claimToken: 'claim-token-of-a-stranger-far-away',
    });
    const code = await mailedCode('owner@example.com');
    const answer = await verifyElsewhere('owner@example.com', code);
    expect(answer).toMatchObject({ success: true, needsPassword: true });
    await expect(login('owner@example.com', 'Raven-Ladder-9')).rejects.toMatchObject(waiting);
    await choose(answer.resetKey!, 'Owner#2026');
    await expect(login('owner@example.com', 'Raven-Ladder-9')).rejects.toMatchObject(waiting);
    expect((await login('owner@example.com', 'Owner#2026')).data.user.email).toBe('owner@example.com');
  });

  it('by a stranger over a pending one takes nothing over, whichever code is entered where', async () => {
    await signUp('waits@example.com');
    await test.runJobs();
    await signUp('waits@example.com', {
      password: 'Raven-Ladder-9',
      claimToken: 'claim-token-of-a-stranger-far-away',
    });
    const theirs = await mailedCode('waits@example.com');
    expect(await verify('waits@example.com', theirs)).not.toHaveProperty('needsPassword');
    await expect(login('waits@example.com', 'Raven-Ladder-9')).rejects.toMatchObject(waiting);
    await login('waits@example.com');
  });

  it('keeps the name and type from the browser that proves it, even if a stranger asked for the code', async () => {
    const email = 'victim@example.com';
    const stranger = { full_name: 'Stranger', claimToken: 'claim-token-of-a-stranger-far-away' };
    await signUp(email, { ...stranger, isOrganisationUser: true });
    const first = await mailedCode(email);
    await signUp(email, { full_name: 'Victim Real' });
    await verify(email, first);
    expect((await login(email)).data.user).toMatchObject({ full_name: 'Victim Real', isOrganisationUser: 0 });
  });

  it('keeps the five attempts of its own browser, no matter what others guess', async () => {
    const email = 'guessed@example.com';
    await signUp(email);
    const right = await mailedCode(email);
    const wrong = right === '000000' ? '000001' : '000000';
    const isWrong = { status: 422, data: { code: 'code-wrong' } };
    for (let tries = 0; tries < 6; tries += 1)
      await expect(verifyElsewhere(email, wrong)).rejects.toMatchObject(isWrong);
    await expect(verifyElsewhere(email, right)).rejects.toMatchObject(isWrong);
    for (let tries = 0; tries < 4; tries += 1)
      await expect(verify(email, wrong)).rejects.toMatchObject(isWrong);
    await verify(email, right);
    await login(email);
  });

  it('loses its code after five wrong ones in its own browser', async () => {
    const email = 'forgetful@example.com';
    await signUp(email);
    const right = await mailedCode(email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      await expect(verify(email, wrong)).rejects.toMatchObject({ status: 422 });
    await expect(verify(email, right)).rejects.toMatchObject({ status: 422 });
  });

  it('leaves the owner who signed up first their own code', async () => {
    await signUp('first@example.com');
    const code = await mailedCode('first@example.com');
    await signUp('first@example.com', {
      password: 'Raven-Ladder-9',
      claimToken: 'claim-token-of-a-stranger-far-away',
    });
    await test.runJobs();
    expect(await verify('first@example.com', code)).not.toHaveProperty('needsPassword');
    // The same as before the owner came: the stranger does not learn that they did.
    await expect(login('first@example.com', 'Raven-Ladder-9')).rejects.toMatchObject(waiting);
    await login('first@example.com');
  });

  it('for a known address is not revealed by trying its password either', async () => {
    await signUp('known@example.com');
    await verify('known@example.com', await mailedCode('known@example.com'));
    for (const email of ['known@example.com', 'unknown@example.com']) {
      await signUp(email, { password: 'Raven-Ladder-9', claimToken: 'claim-token-of-a-stranger-far-away' });
      await test.runJobs();
      await expect(login(email, 'Raven-Ladder-9')).rejects.toMatchObject({
        status: 403,
        data: { code: 'not-verified' },
      });
    }
    await login('known@example.com');
  });

  it('can be used once', async () => {
    await signUp('once@example.com');
    const code = await mailedCode('once@example.com');
    const answers = await Promise.allSettled([
      verify('once@example.com', code),
      verify('once@example.com', code),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be requested 10 times a day from one address', async () => {
    const from = test.as({ address: '192.0.2.99' });
    const ask = (n: number) =>
      from.accounts.signup({
        full_name: 'Ada Ferro',
        email: `many-${n}@example.com`,
        password,
        confirmPassword: password,
      });
    for (let n = 0; n < 10; n += 1) await ask(n);
    await expect(ask(10)).rejects.toMatchObject({ status: 429 });
  });
});
