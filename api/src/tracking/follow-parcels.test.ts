import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { deliverOrder, followReturnedMoney, shipOrder } from '../orders';
import { commands } from '../../ops/commands';
import { runCommand } from '../../ops/run-command';

let shop: Shop;
let kit: string;
/** Every number USPS was asked about. */
let asked: string[];
/** The scans it returns for each; an unlisted number makes it fail. */
let scans: Record<string, string[]>;
beforeAll(async () => {
  shop = await startShop();
  kit = await addKit(shop);
  shop.deps.usps = {
    track(number) {
      asked.push(number);
      const texts = scans[number];
      if (!texts) return Promise.reject(new Error('USPS tracking answered 503'));
      const events = texts.map((type) => ({ type, at: '2026-11-20T10:00:00', city: 'OMAHA', state: 'NE' }));
      return Promise.resolve({ events, expectedDelivery: null });
    },
  };
});
beforeEach(async () => {
  asked = [];
  scans = {};
  await shop.moveClock('real');
  await shop.pool.query('update orders set track_at = null');
});
afterAll(() => shop.close());

const follow = () => shop.sweep('follow-parcels');
const hoursLater = (hours: number) => shop.moveClock({ advanceSeconds: hours * 3600 });
let count = 0;

async function ship(buyer?: Shopper): Promise<{ order: string; number: string }> {
  const shopper = buyer ?? (await addShopper(shop));
  const number = `94001000000000000${1000 + (count += 1)}`;
  const order = await orderAndPay(shop, shopper, { [kit]: 1 });
  await shipOrder(shop.deps, { order, trackingNumber: number, actor: 'operator:test' });
  return { order, number };
}

async function statusOf(id: string): Promise<string> {
  const { rows } = await shop.pool.query('select status from orders where id = $1', [id]);
  return rows[0].status;
}

const mailsAbout = (shopper: Shopper) =>
  shop.mailbox.to(shopper.email).filter(({ subject }) => subject === 'Your order was delivered');

describe('a delivered parcel', () => {
  it('makes its order delivered, which still counts as shipped, and its owner gets one mail', async () => {
    const buyer = await addShopper(shop);
    const { order, number } = await ship(buyer);
    scans[number] = ['Delivered, Front Door', 'Out for Delivery'];
    await follow();
    await follow();
    const { data } = await buyer.api.orders.get({ userId: buyer.id, id: order });
    expect(data).toMatchObject({
      status: 'Delivered',
      delivered_ts: expect.any(String),
      isAddressEditable: false,
    });
    expect(mailsAbout(buyer)).toHaveLength(1);
    expect(mailsAbout(buyer)[0]!.text).toContain(`/order-details/${order}#feedback`);
    const { rows } = await shop.pool.query(
      `select actor from audit_entries where subject = $1 and action = 'order-delivered'`,
      [order],
    );
    expect(rows).toEqual([{ actor: 'carrier:usps' }]);
  });

  it('is no longer tracked', async () => {
    const { number } = await ship();
    scans[number] = ['Delivered, In/At Mailbox'];
    await follow();
    await hoursLater(24 * 10);
    await follow();
    expect(asked).toEqual([number]);
  });

  it('sends no mail to a person who opted out', async () => {
    const quiet = await addShopper(shop);
    const usual = { id: quiet.id, reportReady: true, subscriptionReminders: true };
    await quiet.api.accounts.updateNotificationPreferences({ ...usual, orderUpdates: false });
    const { order, number } = await ship(quiet);
    scans[number] = ['Delivered, Front Door'];
    await follow();
    expect(await statusOf(order)).toBe('Delivered');
    expect(mailsAbout(quiet)).toEqual([]);
  });

  it('takes effect once when two jobs and an operator find out together', async () => {
    const buyer = await addShopper(shop);
    const { order, number } = await ship(buyer);
    scans[number] = ['Delivered, Front Door'];
    const by = { order, actor: 'operator:test' };
    const told = await Promise.all([deliverOrder(shop.deps, by), deliverOrder(shop.deps, by), follow()]);
    expect(told.filter((isNew) => isNew === true).length).toBeLessThanOrEqual(1);
    await shop.runJobs();
    expect(mailsAbout(buyer)).toHaveLength(1);
  });
});

describe('a parcel in transit', () => {
  it('is asked about at once, and then every four hours', async () => {
    const { order, number } = await ship();
    scans[number] = ['In Transit to Next Facility'];
    await follow();
    await follow();
    expect(asked).toEqual([number]);
    await hoursLater(3.9);
    await follow();
    expect(asked).toHaveLength(1);
    await hoursLater(0.2);
    await follow();
    expect(asked).toHaveLength(2);
    expect(await statusOf(order)).toBe('Shipped');
  });

  it('that went back to its sender has not been delivered', async () => {
    const { order, number } = await ship();
    scans[number] = ['Delivered, To Original Sender'];
    await follow();
    expect(await statusOf(order)).toBe('Shipped');
  });

  it('is not followed after 45 days', async () => {
    const { number } = await ship();
    scans[number] = ['In Transit to Next Facility'];
    await hoursLater(24 * 45);
    await follow();
    expect(asked).toEqual([]);
    const { rows } = await shop.pool.query('select track_at from orders where tracking_number = $1', [
      number,
    ]);
    expect(rows).toEqual([{ track_at: null }]);
  });
});

describe('while USPS is down', () => {
  it('a parcel is asked about less and less often', async () => {
    const { number } = await ship();
    const looks: number[] = [];
    for (let quarter = 0; quarter < 4 * 40; quarter += 1) {
      const before = asked.length;
      await follow();
      if (asked.length > before) looks.push(quarter / 4);
      await hoursLater(0.25);
    }
    expect(looks).toEqual([0, 0.25, 0.75, 1.75, 3.75, 7.75, 15.75, 31.75]);
    scans[number] = ['Accepted at USPS Origin Facility'];
    await hoursLater(32);
    await follow();
    await hoursLater(4.1);
    await follow();
    expect(asked).toHaveLength(looks.length + 2);
  });

  it('a run gives up after two failures, whatever else is due', async () => {
    for (let parcel = 0; parcel < 4; parcel += 1) await ship();
    await follow();
    expect(asked).toHaveLength(2);
    await follow();
    expect(asked).toHaveLength(2);
  });

  it('a run asks about ten parcels at most', async () => {
    for (let parcel = 0; parcel < 11; parcel += 1) scans[(await ship()).number] = ['Accepted'];
    await follow();
    expect(asked).toHaveLength(10);
    await follow();
    expect(new Set(asked).size).toBe(11);
  });
});

describe('by hand', () => {
  const ops = (...words: string[]) => runCommand(shop.deps, commands, words, 'operator:test');

  it('an operator can record a delivery that the carrier does not know of, once', async () => {
    const buyer = await addShopper(shop);
    const { order } = await ship(buyer);
    expect(await ops('orders', 'deliver', order)).toEqual({
      text: `Recorded ${order} as delivered.`,
      exitCode: 0,
    });
    expect(await statusOf(order)).toBe('Delivered');
    expect((await ops('orders', 'deliver', order)).text).toBe(`Order ${order} was already delivered.`);
    await shop.runJobs();
    expect(mailsAbout(buyer)).toHaveLength(1);
  });

  it('stays delivered when the bank returns a refund', async () => {
    const { order } = await ship();
    await ops('orders', 'deliver', order);
    const paid = { amount: 5000, kind: 'card', status: 'paid' } as const;
    await shop.deps.inTransaction((tx) =>
      followReturnedMoney(shop.deps, tx, order, {
        payment: { ...paid, refunded: 0 },
        money: { how: 'refunded', cents: 5000 },
      }),
    );
    expect(await statusOf(order)).toBe('Refunded');
    await shop.deps.inTransaction((tx) =>
      followReturnedMoney(shop.deps, tx, order, {
        payment: { ...paid, refunded: 5000 },
        money: { how: 'refunded', cents: 0 },
      }),
    );
    expect(await statusOf(order)).toBe('Delivered');
  });

  it('an order that has not shipped cannot be delivered', async () => {
    const order = await orderAndPay(shop, await addShopper(shop), { [kit]: 1 });
    expect(await ops('orders', 'deliver', order)).toMatchObject({
      text: expect.stringMatching(/^Order LW-\w+ is Processing, so it cannot have been delivered\.$/),
      exitCode: 1,
    });
    expect((await ops('orders', 'deliver', 'nothing')).text).toBe('There is no order nothing.');
    expect((await ops('orders', 'deliver')).exitCode).toBe(2);
  });
});
