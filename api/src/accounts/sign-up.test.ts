import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

const password = 'Larkwell#1';
let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function signUp(email: string, fields: { password?: string; full_name?: string } = {}) {
  const chosen = fields.password ?? password;
  const { full_name = 'Ada Ferro' } = fields;
  return test.api.accounts.signup({
    full_name,
    email,
    password: chosen,
    confirmPassword: chosen,
    isOrganisationUser: false,
  });
}

async function mailedCode(email: string): Promise<string> {
  await test.runJobs();
  return /\b\d{6}\b/.exec(test.mailbox.to(email).at(-1)?.text ?? '')?.[0] ?? '';
}

describe('opening an account', () => {
  it('needs the mailed code before the password is accepted', async () => {
    await signUp('ada@example.com');
    await expect(test.api.accounts.login({ email: 'ada@example.com', password })).rejects.toMatchObject({
      status: 403,
      data: { code: 'not-verified' },
    });
    const code = await mailedCode('ada@example.com');
    await test.api.accounts.verifyCode({ email: 'ada@example.com', code });
    const { data } = await test.api.accounts.login({ email: 'Ada@Example.com', password });
    expect(data.user).toMatchObject({
      full_name: 'Ada Ferro',
      email: 'ada@example.com',
      userType: 'Normal User',
    });
    expect(test.mailbox.to('ada@example.com').at(-1)!.text).toContain(`code=${code}`);
  });

  it('answers the same for a known address and tells its owner by mail', async () => {
    const forNew = await signUp('bea@example.com');
    await test.api.accounts.verifyCode({
      email: 'bea@example.com',
      code: await mailedCode('bea@example.com'),
    });
    const forKnown = await signUp('bea@example.com', { password: 'Stranger#9' });
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
    await test.api.accounts.verifyCode({
      email: 'cleo@example.com',
      code: await mailedCode('cleo@example.com'),
    });
  });

  it('lets a code live for an hour', async () => {
    await signUp('dora@example.com');
    const code = await mailedCode('dora@example.com');
    await test.moveClock({ advanceSeconds: 3600 });
    await expect(test.api.accounts.verifyCode({ email: 'dora@example.com', code })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('lists every failing rule of a new password beside its field', async () => {
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
