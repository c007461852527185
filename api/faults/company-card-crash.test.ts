import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Failpoint } from '../src/failpoints';
import { addKit, stockOf, type Shop } from '../testing/shop';
import { addShopper, type Shopper } from '../testing/shopper';
import { killAt, moveOn, shopOf, startAgain, subjectsTo, untilQuiet } from './killed-shop';
import { companyCardKills } from './kills';
import { isFull } from './size.env';
import { openSystem, type System } from './system';

const PATIENCE = 180_000;

let system: System;
let shop: Shop;
let employee: Shopper;
beforeAll(async () => {
  system = await openSystem();
  shop = shopOf(system);
  await system.start();
  const { id, api } = await addShopper(shop, { isOrganization: true });
  const card = await shop.deps.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
  await api.payments.addPaymentMethod({ userId: id, paymentMethod: card.id });
  employee = await addShopper(shop, { employer: id });
  await system.kill();
}, PATIENCE);
afterEach(() => system.kill());
afterAll(() => system.close());

const pay = (orderId: string) =>
  employee.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });

/** What Stripe keeps for an order, in cents, and how many of five kits are left. */
async function booksOf(orderId: string, kit: string) {
  const { data } = await shop.deps.stripe.charges.list({ limit: 100 });
  const kept = data.filter(
    ({ metadata, paid, refunded }) => metadata.orderId === orderId && paid && !refunded,
  );
  return { kept: kept.map(({ amount }) => amount), left: await stockOf(shop, kit) };
}

const countReceipts = () =>
  subjectsTo(system, employee.email).filter((subject) => subject.startsWith('Your order')).length;

async function kill(point: Failpoint) {
  const kit = await addKit(shop, { price: 4900, stock: 5 });
  await startAgain(system);
  const orderId = await employee.order({ [kit]: 1 });
  const receipts = countReceipts();
  await killAt(system, point, () => pay(orderId));
  return { kit, orderId, countReceipts: () => countReceipts() - receipts };
}

describe('a payment by company card whose API is killed', () => {
  test.each<Failpoint>(isFull ? companyCardKills : ['confirm-company:after'])(
    'at %s is one charge and one receipt when the person presses again',
    async (point) => {
      const { kit, orderId, countReceipts } = await kill(point);
      expect((await pay(orderId)).data).toMatchObject({ paymentStatus: 'succeeded' });
      await expect.poll(countReceipts).toBe(1);
      await moveOn(system, 40 * 60);
      await untilQuiet(system);
      expect(await booksOf(orderId, kit)).toEqual({ kept: [4900], left: 4 });
      expect(countReceipts()).toBe(1);
    },
    PATIENCE,
  );

  test.each<Failpoint>(isFull ? companyCardKills : [])(
    'at %s is paid or released when the person leaves',
    async (point) => {
      const { kit, orderId, countReceipts } = await kill(point);
      await moveOn(system, 36 * 60);
      const isPaid = point === 'confirm-company:after';
      await expect
        .poll(() => booksOf(orderId, kit), { timeout: 60_000 })
        .toEqual(isPaid ? { kept: [4900], left: 4 } : { kept: [], left: 5 });
      await untilQuiet(system);
      expect(countReceipts()).toBe(isPaid ? 1 : 0);
    },
    PATIENCE,
  );
});
