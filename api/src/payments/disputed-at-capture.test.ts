import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnersShop } from '../../testing/owners-shop';
import { openPaidVisits } from '../../testing/paid-visits';
import { capturePayment } from './capture-payment';
import { settle } from './settle';
import { findPaymentByStripeId, getPayment } from './store';

let owners: Awaited<ReturnType<typeof startOwnersShop>>;
let shop: typeof owners.shop;
let bookVisit: Awaited<ReturnType<typeof openPaidVisits>>;
beforeAll(async () => {
  owners = await startOwnersShop();
  ({ shop } = owners);
  bookVisit = await openPaidVisits(owners);
});
afterAll(() => shop.close());

describe('a dispute about a visit whose payment two processes capture', () => {
  it('that another process follows while the booking is confirmed leaves the visit booked', async () => {
    const { stripe } = shop.deps;
    const { paymentIntents } = stripe;
    const capture = async (...asked: Parameters<typeof paymentIntents.capture>) => {
      const answer = await paymentIntents.capture(...asked);
      shop.deps.stripe = stripe;
      await settle(shop.deps, (await findPaymentByStripeId(shop.deps.db, answer.id))!.id);
      return answer;
    };
    const captures = Object.create(paymentIntents, { capture: { value: capture } }) as typeof paymentIntents;
    shop.deps.stripe = Object.create(stripe, { paymentIntents: { value: captures } }) as Stripe;
    const visit = await bookVisit('tok_createDispute');
    expect(shop.deps.stripe).toBe(stripe);
    expect(await visit.view()).toMatchObject({ status: 'active', dispute: { state: 'open' } });
    expect(await visit.told()).toHaveLength(1);
  });

  it('that begins before a second process hears of its capture stays open, and sends one mail', async () => {
    const visit = await bookVisit();
    const { rows } = await shop.pool.query<{ id: string | null }>(
      'select payment_id as id from appointments where id = $1',
      [visit.bookingId],
    );
    await visit.dispute();
    const payment = await getPayment(shop.deps.db, rows[0]!.id!);
    await capturePayment(shop.deps, { ...payment, status: 'capturing' });
    await visit.follow();
    expect(await visit.view()).toMatchObject({ status: 'active', dispute: { state: 'open' } });
    expect((await visit.told()).map(({ subject }) => subject)).toEqual([
      'The bank is reviewing the payment for your test visit',
    ]);
  });
});
