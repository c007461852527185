import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import { markerOf, password, startSignIns } from '../../testing/known-password';
import { addShopper } from '../../testing/shopper';
import { createSession } from '../people';

const newPassword = 'Plum-Kettle-8';

const { app, addPerson } = await startSignIns();
afterAll(() => app.close());

let email: string;
let id: string;
beforeEach(async () => void ({ email, id } = await addPerson()));

async function signIn(browser: string, typed = password) {
  const login = { email, password: typed, device: { marker: markerOf(browser) } };
  const { data } = await app.api.accounts.login(login);
  return app.as({ token: data.token });
}

/** How many sign-ins were mailed to the owner as new. */
async function countWarnings() {
  await app.runJobs();
  return app.mailbox.to(email).filter(({ subject }) => subject === 'A new sign-in to your account').length;
}

async function isWarned(browser: string, typed = password) {
  const before = await countWarnings();
  await signIn(browser, typed);
  return (await countWarnings()) > before;
}

async function resetPassword() {
  await app.api.accounts.forgotPassword({ email });
  await app.runJobs();
  const mails = app.mailbox.to(email).map(({ text }) => /accessKey=([\w-]+)/.exec(text)?.[1]);
  const resetKey = mails.findLast((key) => key !== undefined)!;
  await app.api.accounts.resetPassword({ resetKey, newPassword, confirmNewPassword: newPassword });
}

const ops = (...words: string[]) => runCommand(app.deps, commands, words, 'operator:test');

describe('a known browser is forgotten', () => {
  it('by a reset of the password, for the first sign-in afterward too', async () => {
    await signIn('owner');
    await signIn('thief');
    await resetPassword();
    expect(await isWarned('thief', newPassword)).toBe(true);
    expect(await isWarned('owner', newPassword)).toBe(true);
  });

  it('by a change of the password, except the one that changes it', async () => {
    const owner = await signIn('owner');
    await signIn('thief');
    const typed = { email, oldPassword: password, newPassword, confirmNewPassword: newPassword };
    await owner.accounts.changePassword(typed);
    expect(await isWarned('owner', newPassword)).toBe(false);
    expect(await isWarned('thief', newPassword)).toBe(true);
  });

  it('by ending its session in the list, and no other browser is', async () => {
    const owner = await signIn('owner');
    await signIn('laptop');
    await signIn('thief');
    const { data } = await owner.accounts.listSessions({ id });
    await owner.accounts.endSession({ id, sessionId: data[1]!.id });
    for (const browser of ['owner', 'laptop']) expect(await isWarned(browser)).toBe(false);
    expect(await isWarned('thief')).toBe(true);
  });

  it('by signing out everywhere else, except the one that asks', async () => {
    const owner = await signIn('owner');
    await signIn('thief');
    await owner.accounts.endOtherSessions({ id });
    expect([await isWarned('owner'), await isWarned('thief')]).toEqual([false, true]);
  });

  it.each(['one', 'everybody'])('by the command that signs out %s', async (whom) => {
    await signIn('thief');
    await ops('people', 'sign-out', whom === 'one' ? email : '--everybody');
    expect(await isWarned('thief')).toBe(true);
  });

  it('by the link “This was not me” of a changed address', async () => {
    const thief = await signIn('thief');
    await thief.accounts.updateProfile({ id, email: `thief-${email}` });
    await app.runJobs();
    const key = /undo-email-change\?key=([\w-]+)/.exec(app.mailbox.to(email).at(-1)!.text)![1]!;
    const { resetKey } = await app.api.accounts.undoEmailChange({ key });
    const { rows } = await app.deps.db.execute(sql`select 1 from devices where user_id = ${id}`);
    expect(rows).toEqual([]);
    await app.api.accounts.resetPassword({ resetKey, newPassword, confirmNewPassword: newPassword });
    expect(await isWarned('thief', newPassword)).toBe(true);
  });

  it('by a change of the address with the mailed code, except the one that changes it', async () => {
    const owner = await signIn('owner');
    await signIn('thief');
    const wanted = `new-${email}`;
    await owner.accounts.updateProfile({ id, email: wanted });
    await app.runJobs();
    const code = /\b\d{6}\b/.exec(app.mailbox.to(wanted).at(-1)!.text)![0];
    await owner.accounts.verifyCode({ email: wanted, code });
    email = wanted;
    expect([await isWarned('owner'), await isWarned('thief')]).toEqual([false, true]);
  });

  it('by a deactivation, once the employee is active again', async () => {
    const { id: employer } = await addShopper(app, { isOrganization: true });
    await app.pool.query(`update users set user_type = 'Employee User', organisation_id = $1 where id = $2`, [
      employer,
      id,
    ]);
    await signIn('thief');
    const { employees } = app.as({ token: await createSession(app.deps.db, employer) });
    await employees.update({ id, fullName: 'Ada', isActive: '0' });
    await employees.update({ id, fullName: 'Ada', isActive: '1' });
    expect(await isWarned('thief')).toBe(true);
  });

  it('when the account has 20 newer ones', async () => {
    for (let browser = 0; browser <= 20; browser += 1) await signIn(`browser ${browser}`);
    const { rows } = await app.deps.db.execute(sql`select 1 from devices where user_id = ${id}`);
    expect(rows).toHaveLength(20);
    expect(await isWarned('browser 20')).toBe(false);
    expect(await isWarned('browser 0')).toBe(true);
  });
});

it('a sign-out of one’s own leaves the browser known', async () => {
  await signIn('laptop');
  await (await signIn('owner')).accounts.signOut();
  expect(await isWarned('owner')).toBe(false);
});
