import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, home, once, subscribed, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let organization: Shopper;
let employee: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
  organization = await addShopper(shop, { isOrganization: true });
  employee = await addShopper(shop, { employer: organization.id });
  await shop.deps.db.execute(sql`
    insert into agreements (organisation_id, discount_percent, order_units) values (${organization.id}, 10, 5)`);
  kit = await addKit(shop, { price: 3333, stock: 40, name: 'Iron Check' });
  await addCoupon(shop, { code: 'TEN' });
});
afterAll(() => shop.close());

const price = (who: Shopper | Shop, cartItems: ReturnType<typeof once>[], couponCode: string | null = null) =>
  who.api.cart.price({ cartItems, couponCode }).then(({ data }) => data);

describe('a priced cart', () => {
  it('uses the API’s prices, whatever the browser sent', async () => {
    const forged = { ...once(kit, 3), price: 1, basePrice: 1, discountPricePerItem: 1 };
    expect(await price(shop, [forged])).toMatchObject({
      subTotal: 9999,
      discount: 0,
      total: 9999,
      delivery: 0,
    });
  });

  it('takes a package discount off the price of one kit', async () => {
    const { cartItems, total } = await price(shopper, [subscribed(kit, 3, 2)]);
    expect(cartItems[0]).toMatchObject({ unitPrice: 2500, price: 5000, subscriptionDuration: 3 });
    expect(total).toBe(5000);
  });

  it('adds up the lines of one kit before checking the shelf', async () => {
    const { cartItems } = await price(shopper, [once(kit, 30), subscribed(kit, 6, 11)]);
    expect(cartItems.map((item) => item.errorMessage)).toEqual(Array(2).fill('Only 40 of Iron Check left.'));
  });

  it('names kits that are gone and prices the rest', async () => {
    expect(await price(shopper, [once('none'), once(kit)])).toMatchObject({ gone: ['none'], total: 3333 });
  });

  it('accepts the largest cart that can be sent', async () => {
    const lines = Array.from({ length: 50 }, () => once(kit, 1_000_000));
    expect((await price(shopper, lines)).cartItems).toHaveLength(50);
  });
});

describe('a coupon', () => {
  it('takes its percentage off each line, rounding half a cent up', async () => {
    expect(await price(shopper, [once(kit, 2)], 'ten')).toMatchObject({
      subTotal: 6666,
      discount: 667,
      total: 5999,
      coupon: { isApplied: true, message: 'Discount Applied!', discountPercent: 10 },
      forceRemoveCouponCode: false,
    });
  });

  it.each([
    ['NONE', 'NONE is not a code we know.'],
    ['ENDED', 'Coupon ENDED has ended.'],
    ['EARLY', 'Coupon EARLY has not started yet.'],
    ['USED', 'Coupon USED has already been used.'],
    ['OTHER', 'Coupon OTHER is for Other Kit only.'],
  ])('%s does nothing and says why', async (code, message) => {
    const other = await addKit(shop, { name: 'Other Kit' });
    await shop.deps.db.execute(sql`
      insert into coupons (code, percent, starts_at, ends_at, max_redemptions, redemptions, product_ids) values
        ('ENDED', 20, null, app_now(), null, 0, '{}'), ('EARLY', 20, app_now() + interval '1 hour', null, null, 0, '{}'),
        ('USED', 20, null, null, 1, 1, '{}'), ('OTHER', 20, null, null, null, 0, ${sql.param([other])}::text[])
      on conflict do nothing`);
    const { coupon, forceRemoveCouponCode, discount } = await price(shopper, [once(kit)], code);
    expect(coupon).toMatchObject({ isApplied: false, message });
    expect([forceRemoveCouponCode, discount]).toEqual([true, 0]);
    const { data } = await shopper.api.coupons.check({ code, productIds: kit, total: 3333 });
    expect(data.message).toBe(message);
  });

  it('is removed beside a subscription and for an employee', async () => {
    const beside = await price(shopper, [subscribed(kit, 3)], 'TEN');
    const ofEmployee = await price(employee, [once(kit)], 'TEN');
    expect([beside.forceRemoveCouponCode, ofEmployee.forceRemoveCouponCode]).toEqual([true, true]);
    expect([beside.discount, ofEmployee.discount]).toEqual([0, 0]);
    await expect(employee.api.coupons.check({ code: 'TEN' })).rejects.toMatchObject({ status: 403 });
    await expect(shop.api.coupons.check({ code: 'TEN' })).rejects.toMatchObject({ status: 401 });
  });

  it('cannot be guessed: 30 wrong codes an hour, then 429', async () => {
    const guesser = await addShopper(shop);
    const guess = (n: number) => guesser.api.coupons.check({ code: `GUESS${n}` });
    for (let n = 0; n < 30; n += 1) await guess(n);
    await expect(guess(30)).rejects.toMatchObject({ status: 429 });
  });
});

describe('an organization’s agreement', () => {
  it('applies above its number of units, for the organization and its employees', async () => {
    expect((await price(employee, [once(kit, 5)])).discount).toBe(0);
    expect((await price(employee, [once(kit, 6)])).discount).toBe(2000);
    expect((await price(organization, [once(kit, 6)])).discount).toBe(2000);
    expect((await price(shopper, [once(kit, 6)])).discount).toBe(0);
  });

  it('is never added to a coupon', async () => {
    await addCoupon(shop, { code: 'TWENTY', percent: 20 });
    expect((await price(organization, [once(kit, 6)], 'TWENTY')).discount).toBe(4000);
  });
});

describe('an order is refused', () => {
  const order = (who: Shopper, cartItems: ReturnType<typeof once>[], change: object = {}) =>
    who.api.cart.createOrder({
      ...home,
      id: who.id,
      email: who.email,
      cartItems,
      couponCode: null,
      ...change,
    });

  it('for too many kits, naming the kit and holding nothing', async () => {
    await expect(order(shopper, [once(kit, 41)])).rejects.toMatchObject({
      status: 409,
      data: { code: 'out-of-stock', errorData: { [kit]: ['Only 40 of Iron Check left.'] } },
    });
    expect((await price(shopper, [once(kit, 40)])).cartItems[0]!.errorMessage).toBeNull();
  });

  it('for its address, naming the field', async () => {
    await expect(order(shopper, [once(kit)], { zipCode: '10001' })).rejects.toMatchObject({
      status: 422,
      data: { code: 'address-not-valid', errorData: { zipCode: [expect.stringContaining('New York')] } },
    });
  });

  it('for a coupon that no longer applies, saying so', async () => {
    await expect(order(shopper, [once(kit)], { couponCode: 'ENDED' })).rejects.toMatchObject({
      status: 422,
      data: { code: 'coupon-refused' },
    });
  });

  it('for an employee’s subscription, and for someone else’s account', async () => {
    await expect(order(employee, [subscribed(kit, 3)])).rejects.toMatchObject({ status: 409 });
    await expect(order(shopper, [once(kit)], { id: employee.id })).rejects.toMatchObject({ status: 404 });
  });
});
