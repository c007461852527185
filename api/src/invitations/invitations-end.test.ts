import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createSession } from '../people';

let test: TestApp;
let org: Shopper;
beforeAll(async () => {
  test = await startTestApp();
  await test.moveClock({ at: new Date('2026-12-01T15:00:00Z'), frozen: true });
  org = await addShopper(test, { isOrganization: true });
});
afterAll(() => test.close());

const day = 24 * 3600;
const email = 'never@example.com';
/** The organization, signed in again: its earlier sessions end while the clock moves. */
const employer = async () => test.as({ token: await createSession(test.deps.db, org.id) }).employees;
const invite = async () => (await (await employer()).create({ fullName: 'Kim Bare', email })).data;
const find = async (id: string) => (await (await employer()).get({ id })).data;

async function mailedKeys(): Promise<string[]> {
  await test.runJobs();
  return test.mailbox.to(email).flatMap(({ text }) => /accessKey=([\w-]+)/.exec(text)?.[1] ?? []);
}
const accept = (resetKey: string) =>
  test.api.accounts.resetPassword({
    resetKey,
    newPassword: 'Teal-Kettle-7',
    confirmNewPassword: 'Teal-Kettle-7',
  });

it('an invitation expires after 30 days, can be sent again by its organization, and is removed after 90 more', async () => {
  const { id, invitation, invitationEnd } = await invite();
  expect(invitation).toBe('waiting');
  expect(invitationEnd).toBe('2026-12-31T15:00:00.000Z');
  await test.moveClock({ advanceSeconds: 30 * day - 60 });
  await test.api.accounts.forgotPassword({ email });
  const late = (await mailedKeys()).at(-1)!;
  await test.moveClock({ advanceSeconds: 60 });
  expect(await find(id)).toMatchObject({ invitation: 'expired', invitationEnd });
  await expect(accept(late)).rejects.toMatchObject({ status: 422, data: { code: 'code-expired' } });
  const mails = (await mailedKeys()).length;
  await test.api.accounts.forgotPassword({ email });
  expect(await mailedKeys()).toHaveLength(mails);

  expect(await invite()).toMatchObject({ id, invitation: 'waiting' });
  await test.moveClock({ advanceSeconds: 90 * day - 1 });
  await test.sweep('retention');
  expect(await find(id)).toMatchObject({ invitation: 'expired' });
  await test.moveClock({ advanceSeconds: 1 });
  await test.sweep('retention');
  await expect(find(id)).rejects.toMatchObject({ status: 404 });
  const { rows } = await test.pool.query(
    `select 1 from person_keys where person = $1 and wrapped is not null`,
    [id],
  );
  expect(rows).toEqual([]);
});

it('a link of an invitation that has ended says so, until the organization sends it again', async () => {
  const { id } = await invite();
  const first = (await mailedKeys()).at(-1)!;
  const isOver = async (resetKey: string) =>
    (await test.api.accounts.readResetLink({ resetKey })).isInvitationOver;
  const ended = { status: 422, data: { errorMessage: accountMessages.invitationOver } };
  await test.moveClock({ advanceSeconds: 2 * day });
  await test.sweep('retention');
  expect(await isOver(first)).toBe(false);
  await expect(accept(first)).rejects.toMatchObject({
    status: 422,
    data: { errorMessage: expect.stringContaining('Ask for a new one') },
  });
  await test.moveClock({ advanceSeconds: 28 * day });
  await test.sweep('retention');
  expect(await isOver(first)).toBe(true);
  await expect(accept(first)).rejects.toMatchObject(ended);
  await (await employer()).sendInvitation({ id });
  expect(await isOver(first)).toBe(false);
  const second = (await mailedKeys()).at(-1)!;
  await (await employer()).update({ id, fullName: 'Kim Bare', isActive: '0' });
  expect(await isOver(second)).toBe(true);
  await expect(accept(second)).rejects.toMatchObject(ended);
  expect(await isOver('unknown')).toBe(false);
});

it('people who accepted stay, even if they were deactivated later', async () => {
  const member = await addShopper(test, { employer: org.id });
  expect(await find(member.id)).toMatchObject({ invitation: 'accepted', invitationEnd: null });
  await (await employer()).update({ id: member.id, fullName: 'Pat Doe', isActive: '0' });
  await test.moveClock({ advanceSeconds: 91 * day });
  await test.sweep('retention');
  expect(await find(member.id)).toMatchObject({ isActive: '0', invitation: 'accepted' });
});
