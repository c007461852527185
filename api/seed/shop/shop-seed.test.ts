import { detailSteps } from '@larkwell/contracts/products/detail-steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../../testing/shop';
import { seed } from '../seed';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await seed(shop.deps);
});
afterAll(() => shop.close());

const rows = async (query: string) => (await shop.pool.query<Record<string, never>>(query)).rows;
const login = async (name: string) => {
  const { data } = await shop.api.accounts.login({ email: `${name}@example.com`, password: 'Teal-Kettle-7' });
  return { ...data, api: shop.as({ token: data.token }) };
};

test('ten kits in five categories have every field, except for one missing video and one missing instruction', async () => {
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
    `select distinct status, right(tracking_number, 1) as digit from orders where tracking_number is not null order by digit`,
  );
  expect(digits.map(({ status, digit }) => `${status} ${digit}`)).toEqual([
    'Shipped 1',
    'Shipped 2',
    'Shipped 3',
    'Delivered 4',
  ]);
});

test('every order adds up, and the two unshipped ones contain a kit for each way to take a sample', async () => {
  const wrong = await rows(`
    select o.id from orders o join order_items i on i.order_id = o.id group by o.id
    having sum(i.sub_total_cents) <> o.sub_total_cents or o.sub_total_cents - o.discount_cents <> o.total_cents`);
  expect(wrong).toEqual([]);
  const waiting = await rows(`
    select count(distinct p.collection_method)::int as methods from orders o join order_items i on i.order_id = o.id
    join products p on p.id = i.product_id where o.status = 'Processing' group by o.id`);
  const [all] = await rows(`select count(distinct collection_method)::int as methods from products`);
  expect(waiting).toEqual([all, all]);
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

test('Maya has a subscription that renews tomorrow, a report, and a kit to register', async () => {
  const [renewal] = await rows(`
    select count(*)::int as n from subscriptions s join users u on u.id = s.user_id
    where u.email = 'maya@example.com' and s.ended_at is null
      and s.next_renewal_at between app_now() + interval '23 hours' and app_now() + interval '25 hours'`);
  expect(renewal).toEqual({ n: 1 });
  const { user, api } = await login('maya');
  const reports = await api.reports.list({ email: user.email });
  expect(reports.data.length).toBeGreaterThan(0);
  const [open] = await rows(`
    select count(*)::int as n from kits k join order_items i on i.id = k.order_item_id join orders o on o.id = i.order_id
    where o.user_id = (select id from users where email = 'maya@example.com') and not exists (select from kit_registrations r where r.kit_id = k.id)`);
  expect(open!.n).toBeGreaterThan(0);
});

test('Olive has two employees, a company card, and 10 % over 5 units', async () => {
  const [people] = await rows(`
    select count(*)::int as n from users e join users o on o.id = e.organisation_id where o.email = 'olive@example.com'`);
  expect(people).toEqual({ n: 2 });
  const agreed = await rows(`
    select discount_percent, order_units from agreements a join users o on o.id = a.organisation_id
    where o.email = 'olive@example.com'`);
  expect(agreed).toEqual([{ discount_percent: 10, order_units: 5 }]);
});

test('coupons: one that is valid, one that has ended, one for a single use', async () => {
  const [found] = await rows(`
    select count(*) filter (where ends_at < app_now())::int as ended,
      count(*) filter (where max_redemptions = 1)::int as once,
      count(*) filter (where ends_at is null and starts_at is null and max_redemptions is null)::int as valid
    from coupons`);
  expect(found).toMatchObject({ ended: 1, once: 1 });
  expect(found!.valid).toBeGreaterThanOrEqual(1);
});

test('help has 25 questions in 6 categories, and there are three content pages', async () => {
  const [found] = await rows(`
    select (select count(*)::int from faqs) as faqs, (select count(*)::int from faq_categories) as categories,
      (select count(*)::int from content_pages) as pages`);
  expect(found).toEqual({ faqs: 25, categories: 6, pages: 3 });
});
