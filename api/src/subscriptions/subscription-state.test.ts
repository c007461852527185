import { addMonths } from '@larkwell/contracts/fields/date';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startShop, type Shop } from '../../testing/shop';
import { addSubscriber, pass, passTo, type Subscriber, useCard } from '../../testing/subscription';

let shop: Shop;
let shopper: Subscriber['shopper'];
let kit: string;
let id: string;
let detail: Subscriber['detail'];
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => void ({ shopper, kit, id, detail } = await addSubscriber(shop)));
afterAll(() => shop.close());

const listed = async () => (await shopper.api.subscriptions.list({ userId: shopper.id })).data[0]!;
/** The state that the list and the subscription's page show; both agree. */
async function stateOf(): Promise<string> {
  const { state } = await detail();
  expect((await listed()).state).toBe(state);
  return state;
}

it('is active until it is paused, and again when the pause or a skip ends', async () => {
  const { subscriptions } = shopper.api;
  expect(await stateOf()).toBe('active');
  await subscriptions.skip({ subscriptionId: id });
  expect(await stateOf()).toBe('active');
  await subscriptions.resume({ subscriptionId: id });
  await subscriptions.pause({ subscriptionId: id, until: addMonths((await listed()).renewsOn!, 2) });
  expect(await stateOf()).toBe('paused');
  await subscriptions.resume({ subscriptionId: id });
  expect(await stateOf()).toBe('active');
  await subscriptions.cancel({ subscriptionId: id });
  expect(await stateOf()).toBe('cancelled');
});

it.each([
  ['refused the card', 'tok_chargeCustomerFail', 'refused'],
  ['asks the person', 'tok_authenticationRequired', 'bank'],
])('is unpaid, and not active, when the bank %s', async (_what, token, reason) => {
  await useCard(shop, id, token);
  await passTo(shop, id);
  await pass(shop, 1);
  expect(await listed()).toMatchObject({ state: 'unpaid', repair: { reason } });
  expect(await stateOf()).toBe('unpaid');
});

it('is active again once the bank agrees', async () => {
  await useCard(shop, id, 'tok_chargeCustomerFail');
  await passTo(shop, id);
  await pass(shop, 1);
  await useCard(shop, id, 'tok_visa');
  await pass(shop, 12, 12);
  expect(await stateOf()).toBe('active');
});

it('is waiting while there is no kit for the renewal, and active once there is one', async () => {
  await shop.deps.db.execute(sql`update products set stock = 0 where id = ${kit}`);
  await passTo(shop, id);
  await pass(shop, 1);
  expect(await stateOf()).toBe('waiting');
  await shop.deps.db.execute(sql`update products set stock = 5 where id = ${kit}`);
  await pass(shop, 2, 2);
  expect(await stateOf()).toBe('active');
});
