import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from './passwords';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.deps.db.execute(sql`
    insert into users (full_name, email, password_hash, verified_at)
    values ('Pat Doe', 'pat@example.com', ${await hashPassword('Password1!')}, app_now())`);
});
afterAll(() => test.close());

const sentence = 'This password is easy to guess. Choose another.';
const signUp = (password: string) =>
  test.api.accounts.signup({
    full_name: 'Pat Doe',
    email: 'new@example.com',
    password,
    confirmPassword: password,
  });
const refusal = (field: string) => ({ status: 400, data: { errorData: { [field]: [sentence] } } });

it('refuses a common one beside its field, wherever a password is chosen', async () => {
  await expect(signUp('Password1!')).rejects.toMatchObject(refusal('password'));
  const chosen = { newPassword: 'Password1!', confirmNewPassword: 'Password1!' };
  await expect(test.api.accounts.resetPassword({ resetKey: 'none', ...chosen })).rejects.toMatchObject(
    refusal('newPassword'),
  );
  const { data } = await test.api.accounts.login({ email: 'pat@example.com', password: 'Password1!' });
  const change = { email: 'pat@example.com', oldPassword: 'Password1!', ...chosen };
  await expect(test.as({ token: data.token }).accounts.changePassword(change)).rejects.toMatchObject(
    refusal('newPassword'),
  );
});

it('refuses a likely one that is on no list', async () => {
  await expect(signUp('Larkwell1!')).rejects.toMatchObject(refusal('password'));
  await expect(signUp('!QAZ2wsx')).rejects.toMatchObject(refusal('password'));
});

it('names only the broken rule when a password breaks it', async () => {
  await expect(signUp('password')).rejects.toMatchObject({
    data: { errorData: { password: expect.not.arrayContaining([sentence]) } },
  });
});

it('can be switched off', async () => {
  test.deps.settings.refusesLikelyPasswords = false;
  await signUp('Password1!');
  test.deps.settings.refusesLikelyPasswords = true;
});
