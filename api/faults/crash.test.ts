import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clientOf } from '../sandbox/stripe/testing';
import type { Failpoint } from '../src/failpoints';
import { addBuyer, addShelf, booksAgree, type Buyer, stockOf } from './books';
import { orderKills } from './kills';
import { isFull } from './size.env';
import { openSystem, type System } from './system';

const PATIENCE = 180_000;

let system: System;
beforeAll(async () => {
  system = await openSystem();
}, PATIENCE);
afterEach(() => system.kill());
afterAll(() => system.close());

/** Repeats a step like a person who sees an error page and presses again, once the process is back. */
async function insisting<Result>(step: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      const isRefusal = (error as { status?: number }).status !== undefined;
      if (isRefusal) throw error;
      await system.ended();
      await system.start();
    }
  }
}

async function payOrder(buyer: Buyer, kit: string, doStep: typeof insisting): Promise<void> {
  const api = system.as(buyer);
  const { data } = await doStep(() => api.cart.createOrder(buyer.order(kit)));
  const { orderId } = data;
  const intent = await doStep(() => api.payments.createPaymentIntent({ orderId }));
  const intentId = intent.data.clientSecret.split('_secret_')[0] ?? '';
  const card = { payment_method: 'pm_card_visa', return_url: 'http://shop.test/' };
  await clientOf(system.standIn).paymentIntents.confirm(intentId, card);
  await doStep(() => api.payments.checkout({ orderId }));
}

describe('an order whose API is killed', () => {
  async function begin(place: Failpoint) {
    const kit = await addShelf(system, 5);
    const buyer = await addBuyer(system);
    await system.start(place);
    return { kit, buyer };
  }

  test.each<Failpoint>(isFull ? orderKills : ['settle:before'])(
    'at %s is paid once, with one mail, when the person presses again',
    async (place) => {
      const { kit, buyer } = await begin(place);
      await payOrder(buyer, kit, insisting);
      const books = { paidOrders: 1, taken: 5000, mails: 1 };
      await expect.poll(() => booksAgree(system, buyer), { timeout: 60_000 }).toEqual(books);
      expect(await stockOf(system, kit)).toBe(4);
    },
    PATIENCE,
  );

  test.each<Failpoint>(isFull ? orderKills : ['create-intent:after'])(
    'at %s is paid or released when the person leaves',
    async (place) => {
      const { kit, buyer } = await begin(place);
      await payOrder(buyer, kit, (step) => step()).catch(() => undefined);
      expect(await system.ended()).toBe('SIGKILL');
      await system.start();
      await system.advance(36 * 60);
      const paidOrBack = async () => {
        const { paidOrders, taken } = await booksAgree(system, buyer);
        return `paid ${paidOrders} taken ${taken} left ${await stockOf(system, kit)}`;
      };
      await expect
        .poll(paidOrBack, { timeout: 60_000 })
        .toMatch(/^(paid 1 taken 5000 left 4|paid 0 taken 0 left 5)$/);
    },
    PATIENCE,
  );
});
