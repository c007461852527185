import { isKitIdSound } from '@larkwell/contracts/kits/kit-id';
import { parseOrderAddress } from '@larkwell/contracts/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addCoupon, addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, home, type Shopper } from '../../testing/shopper';
import { shipOrder } from './ship-order';

let shop: Shop;
let maya: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  maya = await addShopper(shop);
  kit = await addKit(shop, { price: 4900, name: 'Vitamin D test' });
});
afterAll(() => shop.close());

const ship = (order: string, trackingNumber = '9400100000000000000003') =>
  shipOrder(shop.deps, { order, trackingNumber, actor: 'operator:test' });
const detail = async (id: string) => (await maya.api.orders.get({ userId: maya.id, id })).data;
const moved = {
  address: '7400 Dodge St',
  city: 'Omaha',
  state: 'NE',
  country: 'United States',
  zipCode: '68114',
};

describe('the list of orders', () => {
  it('is newest first, counted, and split into pages', async () => {
    const person = await addShopper(shop);
    expect(await person.api.orders.list({ userId: person.id })).toEqual({ data: [], total: 0 });
    const first = await orderAndPay(shop, person, { [kit]: 1 });
    const second = await orderAndPay(shop, person, { [kit]: 2 });
    const { data, total } = await person.api.orders.list({ userId: person.id });
    expect(data.map(({ id }) => id)).toEqual([second, first]);
    expect(total).toBe(2);
    const page = await person.api.orders.list({ userId: person.id, start: 1, limit: 1 });
    expect(page.data.map(({ id }) => id)).toEqual([first]);
    expect(page).toMatchObject({ total: 2, data: [{ total: 4900, status: 'Processing', isPaid: true }] });
  });
});

describe('an order', () => {
  it('shows its lines, sums, address and when its time to pay ends', async () => {
    const id = await maya.order({ [kit]: 3 });
    const order = await detail(id);
    expect(order).toMatchObject({
      status: 'Payment pending',
      subTotal: 14_700,
      discount: 0,
      total: 14_700,
      isPaid: false,
      isCompanyCard: false,
      isAddressEditable: true,
      items: [{ name: 'Vitamin D test', orderedQuantity: 3, price: 14_700, is_subscription: false }],
    });
    expect(Date.parse(order.payBefore!)).toBeGreaterThan(Date.now());
    expect(parseOrderAddress(order.address)).toMatchObject({ city: home.city, zipCode: home.zipCode });
  });

  it('adds up: its lines make the subtotal, which less the discount is the total', async () => {
    await addCoupon(shop, { code: 'ADDSUP', percent: 10 });
    const other = await addKit(shop, { price: 3333 });
    const order = await detail(await maya.order({ [kit]: 6, [other]: 1 }, 'ADDSUP'));
    expect(order.items.map(({ price }) => price)).toEqual([29_400, 3333]);
    expect(order).toMatchObject({ subTotal: 32_733, discount: 3273, total: 29_460 });
  });
});

describe('an order’s address', () => {
  it('can change until the order has shipped, and not after', async () => {
    const id = await orderAndPay(shop, maya, { [kit]: 1 });
    const call = { userId: maya.id, id, email: 'new@example.com', ...moved };
    const { data } = await maya.api.orders.updateOrderData(call);
    expect(parseOrderAddress(data.address)).toMatchObject({ address: '7400 Dodge St', zipCode: '68114' });
    expect((await maya.api.orders.getOrderData({ userId: maya.id, id })).data).toMatchObject({
      email: 'new@example.com',
      zipCode: '68114',
      isAddressEditable: true,
    });
    await ship(id);
    await expect(maya.api.orders.updateOrderData(call)).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: 'This order has already shipped, so its address can no longer change.' },
    });
    expect((await detail(id)).isAddressEditable).toBe(false);
    const { data: editable } = await maya.api.orders.getOrderData({ userId: maya.id, id });
    expect(editable.isAddressEditable).toBe(false);
  });

  it('is checked, and a wrong one changes nothing', async () => {
    const id = await orderAndPay(shop, maya, { [kit]: 1 });
    const call = { userId: maya.id, id, email: maya.email };
    await expect(
      maya.api.orders.updateOrderData({ ...call, ...moved, zipCode: '00000' }),
    ).rejects.toMatchObject({ status: 422, data: { code: 'address-not-valid' } });
    await expect(
      maya.api.orders.updateOrderData({ ...call, ...moved, zipCode: '123' }),
    ).rejects.toMatchObject({ data: { errorData: { zipCode: ['Zip code must be 5 digits!'] } } });
    expect(parseOrderAddress((await detail(id)).address).zipCode).toBe(home.zipCode);
  });
});

describe('shipping an order', () => {
  it('creates a kit for every unit, mails their ids and writes an audit row', async () => {
    const id = await orderAndPay(shop, maya, { [kit]: 2 });
    const codes = await ship((await detail(id)).orderNumber.toLowerCase());
    expect(codes).toHaveLength(2);
    expect(codes.every(isKitIdSound)).toBe(true);
    expect(await detail(id)).toMatchObject({
      status: 'Shipped',
      trackingId: '9400100000000000000003',
      trackingURLProvider: expect.stringContaining('usps.com'),
    });
    await shop.runJobs();
    const printed = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
    const mail = shop.mailbox.to(maya.email).find(({ text }) => text.includes(printed[0]!))!;
    expect(mail.subject).toBe('Your order has shipped');
    expect(mail.text).toContain(printed[1]);
    const { rows } = await shop.pool.query('select actor, action from audit_entries where subject = $1', [
      id,
    ]);
    expect(rows).toEqual([{ actor: 'operator:test', action: 'order-shipped' }]);
  });

  it('mails nothing to a person who opted out', async () => {
    const quiet = await addShopper(shop);
    const usual = { id: quiet.id, reportReady: true, subscriptionReminders: true };
    await quiet.api.accounts.updateNotificationPreferences({ ...usual, orderUpdates: false });
    await ship(await orderAndPay(shop, quiet, { [kit]: 1 }));
    await shop.runJobs();
    expect(shop.mailbox.to(quiet.email).map(({ subject }) => subject)).not.toContain(
      'Your order has shipped',
    );
  });

  it('is refused for an unknown, an unpaid and a shipped order, and for an invalid tracking number', async () => {
    const unpaid = await maya.order({ [kit]: 5 });
    const paid = await orderAndPay(shop, maya, { [kit]: 1 });
    await expect(ship('nothing')).rejects.toMatchObject({ status: 404 });
    await expect(ship(unpaid)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/is not paid/),
    });
    await expect(ship(paid, 'no number')).rejects.toMatchObject({ status: 400 });
    const tries = await Promise.allSettled([ship(paid), ship(paid), ship(paid)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
