import { makeSignup } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const password = 'Owner#2026';

/**
 * Enters the mailed code of a stranger's sign-up in a browser that never signed up. @returns the key to
 * continue with
 */
async function proveElsewhere(email: string): Promise<string> {
  const claimToken = 'claim-token-of-a-stranger-far-away';
  await test.api.accounts.signup(
    makeSignup({ email, full_name: 'Stranger', isOrganisationUser: true, claimToken }),
  );
  const { resetKey = '' } = await test.api.accounts.verifyCode({
    email,
    code: await mailed(email, /\b(\d{6})\b/),
  });
  return resetKey;
}

async function mailed(email: string, pattern: RegExp): Promise<string> {
  await test.runJobs();
  return pattern.exec(test.mailbox.to(email).at(-1)!.text)![1]!;
}

const choose = (resetKey: string, owner: { full_name?: string; isOrganisationUser?: boolean } = {}) =>
  test.api.accounts.resetPassword({
    resetKey,
    newPassword: password,
    confirmNewPassword: password,
    ...owner,
  });

const signIn = async (email: string) => (await test.api.accounts.login({ email, password })).data.user;

it('keeps nothing the stranger chose, before and after the person continues', async () => {
  const email = 'ada.real@example.com';
  const key = await proveElsewhere(email);
  const { rows } = await test.pool.query('select * from users where email = $1', [email]);
  expect(JSON.stringify(rows)).not.toContain('Stranger');
  await choose(key, { full_name: 'Ada Real' });
  expect(await signIn(email)).toMatchObject({ full_name: 'Ada Real', isOrganisationUser: 0 });
});

it('opens a personal account named after the address for a client that sends no name', async () => {
  const email = 'bo-1.real@example.com';
  await choose(await proveElsewhere(email));
  expect(await signIn(email)).toMatchObject({ full_name: 'bo 1 real', isOrganisationUser: 0 });
});

it('refuses a name with a link beside its field, then accepts another', async () => {
  const key = await proveElsewhere('cy@example.com');
  await expect(choose(key, { full_name: 'Pay at evil.com' })).rejects.toMatchObject({
    status: 400,
    data: { errorData: { full_name: [expect.stringContaining('without a web or email address')] } },
  });
  await choose(key, { full_name: 'Cy Real' });
});

it('lets no other mailed link decide what kind of account it is', async () => {
  const email = 'company@example.com';
  await choose(await proveElsewhere(email), { full_name: 'Kits.com', isOrganisationUser: true });
  await test.api.accounts.forgotPassword({ email });
  await choose(await mailed(email, /accessKey=([\w-]+)/), { full_name: 'Else', isOrganisationUser: false });
  expect(await signIn(email)).toMatchObject({ full_name: 'Kits.com', isOrganisationUser: 1 });
});

it('does not report a changed password where there was none', async () => {
  const email = 'dee@example.com';
  await choose(await proveElsewhere(email), { full_name: 'Dee Real' });
  await test.runJobs();
  expect(test.mailbox.to(email).map(({ subject }) => subject)).toEqual(['Your code for Larkwell']);
});
