import { MOST_ADDRESSES } from '@larkwell/contracts/numbers/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addShopper, home, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let maya: Shopper;
beforeAll(async () => {
  test = await startTestApp();
  maya = await addShopper(test);
});
afterAll(() => test.close());

const { full_name: _name, ...atHome } = home;
const atWork = { ...atHome, address: '7400 Dodge St', zipCode: '68114' };
const add = ({ api, id }: Shopper, address = atHome) => api.accounts.addAddress({ id, ...address });
const listOf = async ({ api, id }: Shopper) => (await api.accounts.listAddresses({ id })).data;

it('are added, changed and removed, and readable nowhere in the table', async () => {
  const { data } = await add(maya);
  expect(await listOf(maya)).toMatchObject([{ id: data.id, address: '1217 Harney St', zipCode: '68102' }]);
  await maya.api.accounts.changeAddress({ id: maya.id, addressId: data.id, ...atWork });
  expect(await listOf(maya)).toMatchObject([{ id: data.id, address: '7400 Dodge St' }]);
  const { rows } = await test.pool.query('select * from addresses');
  expect(JSON.stringify(rows)).not.toMatch(/Dodge|68114/);
  await maya.api.accounts.removeAddress({ id: maya.id, addressId: data.id });
  expect(await listOf(maya)).toEqual([]);
});

it('are checked like every other address', async () => {
  await expect(add(maya, { ...atHome, zipCode: '00000' })).rejects.toMatchObject({
    status: 422,
    data: { code: 'address-not-valid' },
  });
  expect(await listOf(maya)).toEqual([]);
});

it('take turns as the default with the address of the profile', async () => {
  const pat = await addShopper(test);
  const { data: first } = await add(pat);
  const makeDefault = (addressId: string) => pat.api.accounts.makeDefaultAddress({ id: pat.id, addressId });
  await makeDefault(first.id);
  expect(await listOf(pat), 'the profile had none before').toEqual([]);
  const { data: second } = await add(pat, atWork);
  await makeDefault(second.id);
  expect((await pat.api.accounts.get({ id: pat.id })).data).toMatchObject({ address: '7400 Dodge St' });
  expect(await listOf(pat)).toMatchObject([{ address: '1217 Harney St' }]);
});

it('belong to one person', async () => {
  const stranger = await addShopper(test);
  const { data } = await add(maya);
  const wrong = { id: stranger.id, addressId: data.id };
  const { accounts } = stranger.api;
  await expect(accounts.changeAddress({ ...wrong, ...atWork })).rejects.toMatchObject({ status: 404 });
  await expect(accounts.removeAddress(wrong)).rejects.toMatchObject({ status: 404 });
  await expect(accounts.makeDefaultAddress(wrong)).rejects.toMatchObject({ status: 404 });
  expect(await listOf(maya)).toMatchObject([{ address: '1217 Harney St' }]);
});

it('have a limit, also for presses at the same time', async () => {
  const pat = await addShopper(test);
  const presses = await Promise.allSettled(Array.from({ length: MOST_ADDRESSES + 3 }, () => add(pat)));
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_ADDRESSES);
  await expect(add(pat)).rejects.toMatchObject({ status: 409 });
});
