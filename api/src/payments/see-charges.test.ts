import type Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { payOnPage } from '../../testing/hosted-page';
import { startOwnersShop } from '../../testing/owners-shop';
import { stripeEvents } from '../stripe-events';

const owners = await startOwnersShop();
const { shop } = owners;
afterEach(() => {
  shop.standIn.clearFaults();
  vi.restoreAllMocks();
});
afterAll(() => shop.close());

/** Pays by Stripe's page with a card whose bank disputes at once, while every event is lost. */
async function payUnnoticed(): Promise<string> {
  for (const event of ['payment_intent.*', 'checkout.session.*', 'charge.*'])
    shop.standIn.plan({ operation: `webhook:${event}`, kind: 'drop' });
  const orderId = await owners.shopper.order({ [owners.kit]: 1 });
  const { data } = await owners.shopper.api.payments.createCheckoutSession({ orderId });
  await payOnPage(data.url, '4000000000000259');
  await shop.standIn.webhooksSent();
  return orderId;
}

/** Records the payment while Stripe does not say whether it is disputed. */
async function recordBlindly(orderId: string) {
  shop.standIn.plan({ operation: 'disputes.list', kind: 'error' });
  expect((await owners.shopper.api.payments.checkout({ orderId })).data).toMatchObject({ orderId });
  expect((await owners.orderOf(orderId)).isDisputed).toBe(false);
  shop.standIn.clearFaults();
}

async function sweepLater(seconds: number) {
  await shop.moveClock({ advanceSeconds: seconds });
  await shop.sweep('see-charges');
}

describe('a paid payment whose charge could not be checked', () => {
  it('is found disputed by the sweep, though no event ever says so', async () => {
    const orderId = await payUnnoticed();
    await recordBlindly(orderId);
    await sweepLater(70);
    expect((await owners.orderOf(orderId)).isDisputed).toBe(true);
  });

  it('is checked again while Stripe keeps failing', async () => {
    const orderId = await payUnnoticed();
    await recordBlindly(orderId);
    shop.standIn.plan({ operation: 'disputes.list', kind: 'error' });
    await sweepLater(70);
    shop.standIn.clearFaults();
    expect((await owners.orderOf(orderId)).isDisputed).toBe(false);
    await sweepLater(70);
    expect((await owners.orderOf(orderId)).isDisputed).toBe(true);
  });

  it('is not asked about again once its charge was seen', async () => {
    await owners.payOrder();
    await sweepLater(70);
    const retrieve = vi.spyOn(shop.deps.stripe.paymentIntents, 'retrieve');
    await sweepLater(70);
    expect(retrieve).not.toHaveBeenCalled();
  });
});

describe('an event about money', () => {
  it('that names a payment we do not have is logged as an error', async () => {
    const error = vi.spyOn(shop.deps.log, 'error');
    const named = await shop.deps.stripe.paymentIntents.create({
      amount: 1200,
      currency: 'usd',
      metadata: { paymentId: 'a3c1f0de-0000-4000-8000-000000000000' },
    });
    const event = { type: 'payment_intent.succeeded', data: { object: named } } as unknown as Stripe.Event;
    const rule = stripeEvents.find(({ types }) => types.includes(event.type));
    expect(await rule!.handle(shop.deps, event)).toBe(false);
    expect(error).toHaveBeenCalledWith(
      { payment: 'a3c1f0de-0000-4000-8000-000000000000', stripe: named.id },
      'Stripe names a payment that we do not have',
    );
  });
});
