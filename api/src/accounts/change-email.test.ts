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

/** A signed-in person and the address they change to. */
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
  // The earlier sign-in may have sent another mail.
  const mails = test.mailbox.to(to).filter(({ subject }) => subject !== 'A new sign-in to your account');
  return pattern.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const codeTo = (email: string) => mailed(email, /\b(\d{6})\b/);
const undoKeyTo = (email: string) => mailed(email, /undo-email-change\?key=([\w-]+)/);

describe('a new email address', () => {
  it('takes effect once its code is entered in the session that asked, and the old address is notified', async () => {
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

  it('does not take effect when its code is entered by someone else or in another session', async () => {
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

  it('stays pending until it expires, even when that address’s owner acts, and its code is refused', async () => {
    const { id, api, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const code = await codeTo(wanted);
    await test.deps.db.execute(sql`
      insert into users (full_name, email, password_hash, verified_at) values ('Owner', ${wanted}, ${hash}, app_now())`);
    await test.api.accounts.forgotPassword({ email: wanted });
    const resetKey = await mailed(wanted, /accessKey=([\w-]+)/);
    const chosen = { newPassword: 'Fresh#2026', confirmNewPassword: 'Fresh#2026' };
    await test.api.accounts.resetPassword({ resetKey, ...chosen });
    expect((await api.accounts.get({ id })).data.pendingEmail).toBe(wanted);
    await expect(api.accounts.verifyCode({ email: wanted, code })).rejects.toMatchObject({
      status: 422,
      data: { code: 'code-wrong' },
    });
    await test.moveClock({ advanceSeconds: 7 * 24 * 3600 });
    expect((await api.accounts.get({ id })).data.pendingEmail).toBeNull();
    await test.moveClock('real');
  });

  it('ends the other sessions and any reset links already mailed', async () => {
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

  it('is dropped when the old address is entered again', async () => {
    const { id, api, email, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const code = await codeTo(wanted);
    await api.accounts.updateProfile({ id, email });
    await expect(api.accounts.verifyCode({ email: wanted, code })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a changed password', () => {
  it('ends any reset links already mailed', async () => {
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
  it('restores the old address, ends every session and the password, and lets the owner choose a new one', async () => {
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

  it('stops a change that is not confirmed yet', async () => {
    const { id, api, email, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const code = await codeTo(wanted);
    await test.api.accounts.undoEmailChange({ key: await undoKeyTo(email) });
    await expect(api.accounts.verifyCode({ email: wanted, code })).rejects.toMatchObject({ status: 401 });
  });

  it('belongs to the first owner: it ends the undo links of later addresses', async () => {
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

  it('works for 72 hours', async () => {
    const { id, api, email, wanted } = await start();
    await api.accounts.updateProfile({ id, email: wanted });
    const key = await undoKeyTo(email);
    await test.moveClock({ advanceSeconds: 72 * 3600 });
    await expect(test.api.accounts.undoEmailChange({ key })).rejects.toMatchObject({ status: 422 });
    await test.moveClock('real');
  });
});
