import { detailSteps } from '@larkwell/contracts/products/detail-steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../../testing/shop';
import { seed } from '../seed';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await seed(shop.deps);
});
afterAll(() => shop.close());

const rows = async (query: string) => (await shop.pool.query<Record<string, never>>(query)).rows;
const login = async (name: string) => {
  const { data } = await shop.api.accounts.login({ email: `${name}@example.com`, password: 'Larkwell#1' });
  return { ...data, api: shop.as({ token: data.token }) };
};

test('ten kits in five categories have every field, but for one video and one instruction left out', async () => {
  const { data, total, categories } = await shop.api.products.listByCategory({ category: 'all-tasks' });
  expect([total, data.length, categories.length]).toEqual([10, 10, 5]);
  const kits = await Promise.all(
    data.map(async ({ slug }) => (await shop.api.products.get({ id: slug })).data),
  );
  for (const kit of kits) {
    expect(kit.description.length).toBeGreaterThan(200);
    expect(kit.price_id.map((option) => option.subscriptionType)).toEqual([3, 6, 12]);
    expect(kit.symptoms.length).toBeGreaterThan(1);
    expect(detailSteps(kit.get_tested_details).length).toBeGreaterThan(1);
  }
  expect(kits.filter((kit) => kit.videoURL === null)).toHaveLength(1);
  expect(kits.filter((kit) => detailSteps(kit.collection_details).length < 2)).toHaveLength(1);
  expect(kits.filter((kit) => kit.couponCode !== null)).toHaveLength(2);
});

test('the three people sign in with their roles', async () => {
  expect((await login('maya')).user).toMatchObject({ userType: 'Normal User', isOrganisationUser: 0 });
  expect((await login('eli')).user).toMatchObject({ userType: 'Employee User', isOrganisationUser: 0 });
  expect((await login('olive')).user).toMatchObject({ isOrganisationUser: 1 });
});

test('orders are in every status, with a parcel in each of four stages', async () => {
  const statuses = await rows(`select distinct status from orders order by status`);
  expect(statuses.map(({ status }) => status)).toEqual(['Cancelled', 'Delivered', 'Processing', 'Shipped']);
  const digits = await rows(
    `select distinct right(tracking_number, 1) as digit from orders where status = 'Shipped' order by digit`,
  );
  expect(digits.map(({ digit }) => digit)).toEqual(['1', '2', '3', '4']);
});

test('an employee can pay with the saved company card', async () => {
  const { user, api } = await login('eli');
  const { data } = await api.cart.createOrder({
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    address: user.address!,
    city: user.city!,
    state: user.state!,
    country: user.country!,
    zipCode: user.zipCode!,
    cartItems: [{ id: '101', selectedQuantity: 1, subscription: false, subscriptionDuration: null }],
    couponCode: null,
  });
  const paid = await api.payments.checkout({ orderId: data.orderId, preferredPaymentOption: 'organization' });
  expect(paid.data).toMatchObject({ paymentStatus: 'succeeded' });
});
