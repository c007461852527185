import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from './passwords';

const password = 'Teal-Kettle-7';
let test: TestApp;
let hash: string;
beforeAll(async () => {
  test = await startTestApp();
  hash = await hashPassword(password);
});
afterAll(() => test.close());

let count = 0;

/** Somebody signed in, and the address they change to. */
async function start() {
  count += 1;
  const [email, wanted] = [`before-${count}@example.com`, `after-${count}@example.com`];
  await test.deps.db.execute(sql`
    insert into users (full_name, email, password_hash, verified_at) values ('Pat Doe', ${email}, ${hash}, app_now())`);
  const session = await signIn(email);
  return { email, wanted, ...session };
}

async function signIn(email: string, typed = password) {
  const { data } = await test.api.accounts.login({ email, password: typed });
  return { id: data.user.id, api: test.as({ token: data.token }) };
}

async function mailed(to: string, pattern: RegExp): Promise<string> {
  await test.runJobs();
  // A sign-in before may have been told by another mail.
  const mails = test.mailbox.to(to).filter(({ subject }) => subject !== 'A new sign-in to your account');
  return pattern.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const codeTo = (email: string) => mailed(email, /\b(\d{6})\b/);
const undoKeyTo = (email: string) => mailed(email, /undo-email-change\?key=([\w-]+)/);

describe('a new e-mail address', () => {
  it('counts once its code is entered in the session that asked, and the old one is told', async () => {
    const { id, api, email, wanted } = await start();
    const { data, message } = await api.accounts.updateProfile({ id, email: wanted });
    expect(data.email).toBe(email);
    expect(message).toContain('Confirm');
    expect((await api.accounts.get({ id })).data).toMatchObject({ email, pendingEmail: wanted });
    const code = await codeTo(wanted);
    expect(test.mailbox.to(email).at(-1)!.subject).toContain('new email address');
    await api.accounts.verifyCode({ email: wanted, code });
    expect((await api.accounts.get({ id })).data).toMatchObject({ email: wanted, pendingEmail: null });
  });

  it('does not count when its code is entered by anybody else, or elsewhere', async () => {
    const { id, api, email, wanted } = await start();
    const elsewhere = await signIn(email);
    const stranger = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const code = await codeTo(wanted);
    for (const other of [test.api, stranger.api, elsewhere.api]) {
      await expect(other.accounts.verifyCode({ email: wanted, code })).rejects.toMatchObject({ status: 422 });
    }
    expect((await api.accounts.get({ id })).data.email).toBe(email);
    await api.accounts.verifyCode({ email: wanted, code });
  });

  it('ends the other sessions and the reset links that were mailed before', async () => {
    const { id, api, email, wanted } = await start();
    const elsewhere = await signIn(email);
    await test.api.accounts.forgotPassword({ email });
    const resetKey = await mailed(email, /accessKey=([\w-]+)/);
    await api.accounts.updateProfile({ id, email: wanted });
    await api.accounts.verifyCode({ email: wanted, code: await codeTo(wanted) });
    await expect(elsewhere.api.accounts.get({ id })).rejects.toMatchObject({ status: 401 });
    const chosen = { newPassword: 'Fresh#2026', confirmNewPassword: 'Fresh#2026' };
    await expect(test.api.accounts.resetPassword({ resetKey, ...chosen })).rejects.toMatchObject({
      status: 422,
    });
    await api.accounts.get({ id });
  });

  it('is given up by entering the old one', async () => {
    const { id, api, email, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const code = await codeTo(wanted);
    await api.accounts.updateProfile({ id, email });
    await expect(api.accounts.verifyCode({ email: wanted, code })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a changed password', () => {
  it('ends the reset links that were mailed before', async () => {
    const { api, email } = await start();
    await test.api.accounts.forgotPassword({ email });
    const resetKey = await mailed(email, /accessKey=([\w-]+)/);
    const chosen = { newPassword: 'Fresh#2026', confirmNewPassword: 'Fresh#2026' };
    await api.accounts.changePassword({ email, oldPassword: password, ...chosen });
    await expect(test.api.accounts.resetPassword({ resetKey, ...chosen })).rejects.toMatchObject({
      status: 422,
      data: { code: 'code-expired' },
    });
  });
});

describe('"This was not me"', () => {
  it('brings the old address back, ends every session and password, and lets the owner choose a new one', async () => {
    const { id, api, email, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const code = await codeTo(wanted);
    const key = await undoKeyTo(email);
    await api.accounts.verifyCode({ email: wanted, code });
    const { resetKey } = await test.api.accounts.undoEmailChange({ key });
    await expect(api.accounts.get({ id })).rejects.toMatchObject({ status: 401 });
    await expect(signIn(email)).rejects.toMatchObject({ status: 401 });
    await test.api.accounts.resetPassword({
      resetKey,
      newPassword: 'Owner#2026',
      confirmNewPassword: 'Owner#2026',
    });
    expect((await signIn(email, 'Owner#2026')).id).toBe(id);
    await expect(test.api.accounts.undoEmailChange({ key })).rejects.toMatchObject({ status: 422 });
  });

  it('keeps a change from counting that was not confirmed yet', async () => {
    const { id, api, email, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const code = await codeTo(wanted);
    await test.api.accounts.undoEmailChange({ key: await undoKeyTo(email) });
    await expect(api.accounts.verifyCode({ email: wanted, code })).rejects.toMatchObject({ status: 401 });
  });

  it('is the first owner’s word: the links of later addresses end with it', async () => {
    const { id, api, email, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const code = await codeTo(wanted);
    const key = await undoKeyTo(email);
    await api.accounts.verifyCode({ email: wanted, code });
    await api.accounts.updateProfile({ id, email: `third-${wanted}` });
    const later = await undoKeyTo(wanted);
    await test.api.accounts.undoEmailChange({ key });
    await expect(test.api.accounts.undoEmailChange({ key: later })).rejects.toMatchObject({ status: 422 });
  });

  it('can be said for 72 hours', async () => {
    const { id, api, email, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const key = await undoKeyTo(email);
    await test.moveClock({ advanceSeconds: 72 * 3600 });
    await expect(test.api.accounts.undoEmailChange({ key })).rejects.toMatchObject({ status: 422 });
    await test.moveClock('real');
  });
});
