import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAndPay } from '../testing/paid-order';
import { addKit, startShop, type Shop } from '../testing/shop';
import { addShopper, type Shopper } from '../testing/shopper';
import { commands } from './commands';
import { runCommand } from './run-command';

let shop: Shop;
let maya: Shopper;
let kit: string;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  maya = await addShopper(shop);
  kit = await addKit(shop);
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-ops-'));
});
afterAll(() => Promise.all([shop.close(), rm(folder, { recursive: true })]));

const ops = (...words: string[]) => runCommand(shop.deps, commands, words, 'operator:test');

it('completes the cycle: a paid order is shipped, its kit registered, its report read', async () => {
  const orderId = await orderAndPay(shop, maya, { [kit]: 1 });
  expect((await ops('orders', 'list', 'processing')).text).toContain(orderId);
  expect((await ops('orders', 'pack', orderId)).text).toBe(`Recorded ${orderId} as packed.`);
  expect((await ops('orders', 'pack', orderId)).text).toBe(`Order ${orderId} was already packed.`);
  const sent = await ops('orders', 'ship', orderId, '9400100000000000000003');
  expect(sent.exitCode).toBe(0);
  const kitId = /Kit (\S+)/.exec(sent.text)![1]!;
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: kitId, emailId: maya.email });
  expect((await ops('kits', 'received', kitId)).text).toBe(`Recorded that kit ${kitId} is at the lab.`);
  expect((await ops('kits', 'received', kitId)).text).toBe(`Kit ${kitId} was already at the lab.`);
  const file = path.join(folder, 'values.json');
  await writeFile(file, JSON.stringify(makeReportValues()));
  expect(await ops('kits', 'report', kitId, file)).toMatchObject({ exitCode: 0 });
  const { data } = await maya.api.reports.list({ email: maya.email });
  expect(data).toMatchObject([{ orderId, kitId: kitId.replace('-', '') }]);
});

it('sets an organization’s discount, and records who did', async () => {
  const olive = await addShopper(shop, { isOrganization: true });
  expect(await ops('agreements', 'set', olive.email, '10', '5')).toMatchObject({ exitCode: 0 });
  expect(await ops('agreements', 'set', olive.email, '15', '4', 'reports')).toMatchObject({ exitCode: 0 });
  const { data } = await olive.api.agreements.get({ id: olive.id });
  expect(data).toEqual({ discount_percent: 15, order_units: 4 });
  const { rows } = await shop.pool.query(`select actor, detail from audit_entries where subject = $1`, [
    olive.id,
  ]);
  const detail = { discount_percent: 15, order_units: 4, showsReports: true };
  expect(rows.at(-1)).toEqual({ actor: 'operator:test', detail });
  expect(await ops('agreements', 'set', maya.email, '10', '5')).toEqual({
    text: `There is no organization with the address ${maya.email}.`,
    exitCode: 1,
  });
});

it('ends the sessions of one person, and of everyone, and records it', async () => {
  const [one, other] = [await addShopper(shop), await addShopper(shop)];
  const isSignedIn = async ({ id, api }: Shopper) =>
    api.accounts.get({ id }).then(
      () => true,
      () => false,
    );
  expect(await ops('people', 'sign-out', one.email)).toMatchObject({ exitCode: 0 });
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true]);
  const { rows } = await shop.pool.query('select action from audit_entries where subject = $1', [one.id]);
  expect(rows).toEqual([{ action: 'signed-out-everywhere' }]);
  expect(await ops('people', 'sign-out', 'nobody@example.com')).toMatchObject({ exitCode: 1 });
  expect(await ops('people', 'sign-out', '--everybody')).toMatchObject({ exitCode: 0 });
  expect(await isSignedIn(other)).toBe(false);
  maya = await addShopper(shop);
});

it('says what is wrong with a file of values', async () => {
  const file = path.join(folder, 'wrong.json');
  await writeFile(file, JSON.stringify({ collectedOn: 'yesterday', values: [] }));
  const { text, exitCode } = await ops('kits', 'report', 'AAAAA-AAAAA', file);
  expect(exitCode).toBe(1);
  expect(text).toMatch(/collectedOn: .*\n.*values: /);
});

it('says that a file is missing, or is not JSON', async () => {
  const none = path.join(folder, 'none.json');
  expect((await ops('kits', 'report', 'AAAAA-AAAAA', none)).text).toBe(`The file ${none} cannot be read.`);
  const broken = path.join(folder, 'broken.json');
  await writeFile(broken, '{nope');
  expect((await ops('kits', 'report', 'AAAAA-AAAAA', broken)).text).toContain(`${broken} is not JSON: `);
});

it('accepts a tracking number in the groups of its label, and refuses an invalid one', async () => {
  const orderId = await orderAndPay(shop, maya, { [kit]: 1 });
  expect(await ops('orders', 'ship', orderId, '12 34')).toEqual({
    text: '1234 is not a tracking number: it has 10 to 34 letters and digits.',
    exitCode: 1,
  });
  const words = ['9400', '1000 0000', '0000 0000 04'];
  expect((await ops('orders', 'ship', orderId, ...words)).text).toContain('with 9400100000000000000004.');
});

it('prints a refusal as its sentence', async () => {
  expect(await ops('orders', 'ship', 'nothing', '9400100000000000000003')).toEqual({
    text: 'There is no order nothing.',
    exitCode: 1,
  });
});

it.each([
  [['orders', 'ship', 'one']],
  [['kits', 'report']],
  [['agreements', 'set', 'olive@example.com', '91', '5']],
])('shows the arguments of %j', async (words) => {
  expect(await ops(...words)).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining('Usage: npm run ops --'),
  });
});

it('lists its commands when none, or an unknown one, is named', async () => {
  expect(await ops()).toMatchObject({ exitCode: 0, text: expect.stringContaining('kits report <kit id>') });
  expect((await ops('--help')).exitCode).toBe(0);
  expect((await ops('dance')).exitCode).toBe(2);
});
