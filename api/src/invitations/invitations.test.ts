import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from '../budgets';

let test: TestApp;
let org: Shopper;
let rival: Shopper;
beforeAll(async () => {
  test = await startTestApp({ budgets: budgetSizes() });
  org = await addShopper(test, { isOrganization: true });
  rival = await addShopper(test, { isOrganization: true });
});
afterAll(() => test.close());

const password = 'Teal-Kettle-7';
const claimToken = 'claim-token-of-the-browser-that-asks';
const farAway = 'claim-token-of-a-stranger-far-away';
/**
 * The state of a waiting sign-up. It stays until it expires, so that its maker does not learn what the
 * address's owner does.
 */
const waiting = { status: 403, data: { code: 'not-verified' } };

let count = 0;
const address = () => `invited-${(count += 1)}@example.com`;

async function invite(email: string, by = org) {
  const { data } = await by.api.employees.create({ fullName: 'Owned By Org', email });
  await test.runJobs();
  return { ...data, resetKey: keyTo(email) };
}
const keyTo = (email: string) => lastIn(email, /accessKey=([\w-]+)/);
const codeTo = (email: string) => lastIn(email, /\b(\d{6})\b/);
function lastIn(email: string, pattern: RegExp): string {
  const found = test.mailbox.to(email).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
  return found.at(-1) ?? '';
}
const subjectsTo = (email: string) => test.mailbox.to(email).map(({ subject }) => subject);

async function signUp(email: string, over: object = {}) {
  count += 1;
  const answer = await test.as({ address: `198.51.100.${count}` }).accounts.signup({
    full_name: 'Honest Person',
    email,
    password,
    confirmPassword: password,
    isOrganisationUser: false,
    claimToken,
    ...over,
  });
  await test.runJobs();
  return answer;
}
const login = (email: string, typed = password) => test.api.accounts.login({ email, password: typed });
const choose = (resetKey: string, newPassword = password) =>
  test.api.accounts.resetPassword({ resetKey, newPassword, confirmNewPassword: newPassword });
const deactivate = (id: string) =>
  org.api.employees.update({ id, fullName: 'Renamed By Org', isActive: '0' });

describe('an invited address', () => {
  const stranger = {
    password: 'Raven-Ladder-9',
    confirmPassword: 'Raven-Ladder-9',
    isOrganisationUser: true,
    claimToken: farAway,
  };

  it('gets its invitation again, and a code, when someone signs up with it; the answer is the usual one', async () => {
    const email = address();
    await invite(email);
    expect(await signUp(email, stranger)).toEqual(await signUp(address(), stranger));
    expect(subjectsTo(email).toSorted()).toEqual([
      'An invitation to Larkwell',
      'An invitation to Larkwell',
      'Your code for Larkwell',
    ]);
    await choose(keyTo(email));
    await expect(login(email, 'Raven-Ladder-9')).rejects.toMatchObject(waiting);
    expect((await login(email)).data.user.userType).toBe('Employee User');
  });

  it('does not belong to a stranger who signed up with it before', async () => {
    const email = address();
    await signUp(email, stranger);
    const code = codeTo(email);
    const invited = await invite(email);
    const answer = await test.api.accounts.verifyCode({ email, code });
    expect(answer.needsPassword).toBe(true);
    await expect(login(email, 'Raven-Ladder-9')).rejects.toMatchObject(waiting);
    expect((await org.api.employees.get({ id: invited.id })).data.email).toBe(email);
  });

  it('gets the invitation again when it asks for a new password', async () => {
    const email = address();
    const { resetKey } = await invite(email);
    await test.api.accounts.forgotPassword({ email });
    await test.runJobs();
    expect(keyTo(email)).not.toBe(resetKey);
    await choose(keyTo(email));
    expect((await login(email)).data.user.full_name).toBe('Owned By Org');
  });

  it('can be invited by several organizations, and belongs to the one it accepts', async () => {
    const email = address();
    const { resetKey } = await invite(email);
    const other = await invite(email, rival);
    await choose(resetKey);
    await expect(choose(other.resetKey)).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: expect.stringContaining('invite you at another address') },
    });
    expect(await invite(email, rival)).toMatchObject({ id: other.id, email });
    await expect(invite(email)).rejects.toMatchObject({
      status: 409,
      data: { errorData: { email: ['One of your employees already has this email address.'] } },
    });
    expect((await login(email)).data.user.userType).toBe('Employee User');
  });

  it('is accepted as the invited employee, whatever else is sent', async () => {
    const { email, resetKey } = await invite(address());
    const chosen = { newPassword: password, confirmNewPassword: password };
    const over = { full_name: 'Big Boss', isOrganisationUser: true };
    await test.api.accounts.resetPassword({ resetKey, ...chosen, ...over });
    expect((await login(email)).data.user).toMatchObject({
      full_name: 'Owned By Org',
      isOrganisationUser: 0,
      userType: 'Employee User',
    });
  });

  it('is one of 20 a day that an organization may invite, as is one invited again', async () => {
    const busy = await addShopper(test, { isOrganization: true });
    const ask = (email: string) => busy.api.employees.create({ fullName: 'Kim Bare', email });
    const first = address();
    for (let n = 0; n < 18; n += 1) await ask(n === 0 ? first : address());
    await ask(first);
    await ask(address());
    await expect(ask(address())).rejects.toMatchObject({ status: 429 });
    await expect(ask(first)).rejects.toMatchObject({ status: 429 });
  });

  it('gets the same answer, list and limit as one that has an account', async () => {
    const owner = await addShopper(test);
    const ask = async (email: string) => {
      const curious = await addShopper(test, { isOrganization: true });
      const answers: unknown[] = [];
      for (let n = 0; n < 7; n += 1) {
        const asked = curious.api.employees.create({ fullName: 'Kim Bare', email });
        answers.push(await asked.catch(({ status, message }) => ({ status, message })));
      }
      answers.push(await curious.api.employees.list({}));
      return JSON.parse(
        JSON.stringify(answers)
          .replaceAll(email, 'asked')
          .replaceAll(/"id":"[^"]+"/g, '"id":0')
          // A month after the organization's own press.
          .replaceAll(/"invitationEnd":"[^"]+"/g, '"invitationEnd":0'),
      );
    };
    const known = await ask(owner.email);
    expect(known).toEqual(await ask(address()));
    expect(known.slice(0, 7)).toMatchObject([
      ...Array.from({ length: 5 }, () => ({ isSuccess: true })),
      { status: 429 },
      { status: 429 },
    ]);
  });

  it('learns from its mail that nothing is opened before it accepts', async () => {
    const email = address();
    await invite(email);
    const { subject, text } = test.mailbox.to(email).at(-1)!;
    expect(subject).toBe('An invitation to Larkwell');
    expect(text).toMatch(/invited you\s+to\s+order\s+test\s+kits/);
    expect(text).toMatch(/open\s+no\s+account/);
    expect(text).not.toContain('has opened');
  });
});

describe('an invitation that nobody has accepted', () => {
  it('takes nothing from an owner who signed up before it', async () => {
    const email = address();
    await signUp(email);
    const { id } = await invite(email);
    await test.api.accounts.verifyCode({ email, code: codeTo(email), claimToken });
    await deactivate(id);
    expect((await login(email)).data.user).toMatchObject({
      full_name: 'Honest Person',
      userType: 'Normal User',
    });
  });

  it('takes nothing from an owner who signs up after it, even after it was withdrawn', async () => {
    const email = address();
    const { id, resetKey } = await invite(email);
    await deactivate(id);
    await signUp(email);
    await expect(choose(resetKey)).rejects.toMatchObject({ status: 422, data: { code: 'code-expired' } });
    await test.api.accounts.verifyCode({ email, code: codeTo(email), claimToken });
    expect((await login(email)).data.user.userType).toBe('Normal User');
  });

  it('is refused once the address has an account of its own', async () => {
    const email = address();
    const { resetKey } = await invite(email);
    await signUp(email);
    await test.api.accounts.verifyCode({ email, code: codeTo(email), claimToken });
    await expect(choose(resetKey, 'Other#2026')).rejects.toMatchObject({ status: 409 });
    await login(email);
  });

  it('blocks neither a change to the address nor its "This was not me"', async () => {
    const [before, after] = [address(), address()];
    await signUp(before);
    await test.api.accounts.verifyCode({ email: before, code: codeTo(before), claimToken });
    const { data } = await login(before);
    const api = test.as({ token: data.token });
    await invite(after);
    await api.accounts.updateProfile({ id: data.user.id, email: after });
    await test.runJobs();
    await api.accounts.verifyCode({ email: after, code: codeTo(after) });
    expect((await api.accounts.get({ id: data.user.id })).data.email).toBe(after);
    await invite(before);
    const key = lastIn(before, /undo-email-change\?key=([\w-]+)/);
    await choose((await test.api.accounts.undoEmailChange({ key })).resetKey);
    expect((await login(before)).data.user.id).toBe(data.user.id);
  });
});
