import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';
import { withFullLog } from '../../testing/full-log';
import { addKit } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from '../accounts';
import { createKit } from '../kits';
import { attachReport } from '../reports';
import { openForPerson } from '../sealing';

let app: TestApp;
let maya: Shopper;
let olive: Shopper;
let noor: Shopper;
beforeAll(async () => {
  app = await startTestApp();
  maya = await addShopper(app);
  noor = await addShopper(app);
  olive = await addShopper(app, { isOrganization: true });
  await app.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(right),
    noor.id,
  ]);
});
afterAll(() => app.close());

const right = 'Teal-Kettle-7';
interface Entry {
  id: number;
  actor: string;
  action: string;
  subject: string;
  person: string | null;
  why: string | null;
  detail: object;
  origin: string | null;
}
const lastEntry = async () => {
  const { rows } = await app.pool.query<Entry>('select * from audit_entries order by id desc limit 1');
  return rows[0]!;
};
const whereOf = ({ id, origin }: Entry) =>
  openForPerson(app.deps, { table: 'audit_entries', column: 'origin', row: String(id) }, origin!);

test('a refused sign-in and its origin, without the address in plain text', async () => {
  const from = app.as({ address: '198.51.100.4' });
  for (const email of [maya.email, 'nobody@example.com']) {
    await expect(from.accounts.login({ email, password: 'Wrong#123' })).rejects.toMatchObject({
      status: 401,
    });
    const entry = await lastEntry();
    expect(entry).toMatchObject({ actor: 'visitor', action: 'sign-in-refused', why: 'wrong-credentials' });
    expect(JSON.stringify(entry)).not.toContain(email);
    expect(await whereOf(entry)).toBe('198.51.100.4');
  }
});

test('sign-in, a right and a wrong password when asked again, a new password, sign-out', async () => {
  const { data } = await app
    .as({ address: '198.51.100.5' })
    .accounts.login({ email: noor.email, password: right });
  const seen: string[] = [];
  const note = async () => {
    const entry = await lastEntry();
    expect(entry).toMatchObject({ actor: noor.id, subject: noor.id, person: noor.id });
    expect(await whereOf(entry)).toBe('198.51.100.5');
    seen.push(entry.action);
  };
  await note();
  const session = app.as({ address: '198.51.100.5', token: data.token });
  await session.accounts.reauthenticate({ password: 'Wrong#123' }).catch(() => {});
  await note();
  await session.accounts.reauthenticate({ password: right });
  await note();
  const change = { email: noor.email, newPassword: 'Teal-Kettle-8', confirmNewPassword: 'Teal-Kettle-8' };
  await session.accounts.changePassword({ ...change, oldPassword: 'Wrong#123' }).catch(() => {});
  await note();
  await session.accounts.changePassword({ ...change, oldPassword: right });
  await note();
  await session.accounts.signOut({});
  await note();
  expect(seen).toEqual([
    'signed-in',
    'password-refused',
    'password-confirmed',
    'password-refused',
    'password-changed',
    'signed-out',
  ]);
});

test('requests for other people’s data', async () => {
  await maya.api.accounts.get({ id: olive.id }).catch(() => {});
  expect(await lastEntry()).toMatchObject({
    actor: maya.id,
    action: 'access-refused',
    subject: '/api/v1/users/{id}',
    why: 'not theirs',
  });
  await maya.api.employees.list({}).catch(() => {});
  expect(await lastEntry()).toMatchObject({ action: 'access-refused', why: 'not their role' });
});

test('repeated requests for other people’s data: the 1st, 10th and 100th time in an hour', async () => {
  const { id, api } = await addShopper(app);
  const count = async () => {
    const { rows } = await app.pool.query<Pick<Entry, 'detail'>>(
      `select detail from audit_entries where action = 'access-refused' and actor = $1 order by id`,
      [id],
    );
    return rows.map(({ detail }) => detail);
  };
  for (let n = 0; n < 120; n += 1) {
    await expect(api.accounts.get({ id: olive.id })).rejects.toMatchObject({ status: 404 });
  }
  expect(await count()).toEqual([{ times: 1 }, { times: 10 }, { times: 100 }]);
  await api.employees.list({}).catch(() => {});
  expect(await count(), 'another call').toHaveLength(4);
});

test('who opens a report, before it is opened', async () => {
  const code = await createKit(app.deps, { productId: await addKit(app) });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: maya.email });
  const findings = makeReportValues();
  const reportId = await attachReport(app.deps, { kitId: code, findings, actor: 'operator:test' });
  expect(await lastEntry()).toMatchObject({ action: 'report-attached', person: maya.id });
  await maya.api.reports.get({ reportId });
  const read = {
    actor: maya.id,
    action: 'report-read',
    subject: reportId,
    person: maya.id,
    why: 'own report',
  };
  expect(await lastEntry()).toMatchObject({ ...read, detail: { form: 'page' } });
  await maya.api.reports.getPdf({ reportId });
  expect(await lastEntry()).toMatchObject({ ...read, detail: { form: 'file' } });

  const { data } = await maya.api.reports.listOpenings({ id: maya.id });
  expect(data.map(({ by, form }) => [by, form])).toEqual([
    ['owner', 'file'],
    ['owner', 'page'],
  ]);

  await withFullLog(app.pool, 'report-read', async () => {
    await expect(maya.api.reports.get({ reportId })).rejects.toMatchObject({ status: 500 });
    await expect(maya.api.reports.getPdf({ reportId })).rejects.toMatchObject({ status: 500 });
  });
});

test('what an operator runs, before it runs', async () => {
  await runCommand(app.deps, commands, ['orders', 'ship', 'none', '9400100000000000000003'], 'operator:kim');
  const entry = await lastEntry();
  expect(entry).toMatchObject({ actor: 'operator:kim', action: 'command', subject: 'orders ship' });
  expect(await whereOf(entry)).toMatch(/^terminal on /);
});
