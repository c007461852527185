import { afterAll, beforeAll, expect, it } from 'vitest';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { budgetSizes } from '../budgets';

let test: TestApp;
let org: Shopper;
beforeAll(async () => {
  test = await startTestApp({ budgets: budgetSizes() });
  org = await addShopper(test, { isOrganization: true });
});
afterAll(() => test.close());

const password = 'Teal-Kettle-7';
const keysTo = (email: string) =>
  test.mailbox.to(email).map(({ text }) => [...text.matchAll(/accessKey=([\w-]+)/g)].map(([, key]) => key!));
const choose = (resetKey: string) =>
  test.api.accounts.resetPassword({ resetKey, newPassword: password, confirmNewPassword: password });
const login = (email: string) => test.api.accounts.login({ email, password });

it('adding an employee again mails the invitation again, with the latest details', async () => {
  const email = 'again@example.com';
  const first = await org.api.employees.create({ fullName: 'Kim Bear', email });
  const second = await org.api.employees.create({ fullName: 'Kim Bare', email });
  expect(second.data).toMatchObject({ id: first.data.id, full_name: 'Kim Bare' });
  await test.runJobs();
  expect(keysTo(email)).toHaveLength(2);
  await choose(keysTo(email)[1]![0]!);
  expect((await login(email)).data.user.full_name).toBe('Kim Bare');
});

it('adding an employee again restores a withdrawn invitation', async () => {
  const email = 'back@example.com';
  const { data } = await org.api.employees.create({ fullName: 'Kim Bare', email });
  await org.api.employees.update({ id: data.id, fullName: 'Kim Bare', isActive: '0' });
  const again = await org.api.employees.create({ fullName: 'Kim Bare', email });
  expect(again.data).toMatchObject({ id: data.id, isActive: '1' });
});

it('an invited person hears of every invitation in one mail, however many organizations invite them', async () => {
  const email = 'crowded@example.com';
  const { data } = await org.api.employees.create({ fullName: 'Kim Bare', email });
  for (let n = 1; n <= 4; n += 1) {
    const crowd = await addShopper(test, { isOrganization: true, address: `192.0.2.${n}` });
    await crowd.api.employees.create({ fullName: 'Owned By Crowd', email });
  }
  await test.runJobs();
  expect(keysTo(email)).toHaveLength(5);
  await test.api.accounts.forgotPassword({ email });
  await test.runJobs();
  expect(test.mailbox.to(email).at(-1)!.subject).toBe('Your invitations to Larkwell');
  expect(test.mailbox.to(email)).toHaveLength(6);
  const keys = keysTo(email)[5]!;
  expect(new Set(keys).size).toBe(5);
  await choose(keys[0]!);
  expect((await login(email)).data.user).toMatchObject({ id: data.id, full_name: 'Kim Bare' });
});
