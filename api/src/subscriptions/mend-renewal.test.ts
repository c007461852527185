import { addDays } from '@larkwell/contracts/time';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClock } from '../db';
import { answerHostedInvoice } from '../../testing/bank';
import { addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import {
  cardOf,
  keptOf,
  paidBy,
  pass,
  passTo,
  renewalsOf,
  subscribe,
  typeCard,
} from '../../testing/subscription';

let shop: Shop;
let shopper: Shopper;
let kit: string;
let id: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4000, stock: 20, name: 'Vitamin D Check' });
  id = await subscribe(shop, shopper, { kit });
});
afterAll(() => shop.close());

const detail = async () =>
  (await shopper.api.subscriptions.get({ userId: shopper.id, subscriptionId: id })).data;
const mails = async (words: string) => {
  await shop.runJobs();
  return shop.mailbox.to(shopper.email).filter(({ subject }) => subject.includes(words));
};
const today = async () => (await readClock(shop.deps.db)).toISOString().slice(0, 10);
/** The UTC day of the latest attempt to charge, which may be before midnight when the test goes on after it. */
async function dayOfAttempt(): Promise<string> {
  const { data: user } = await shopper.api.accounts.get({ id: shopper.id });
  const { data } = await shop.deps.stripe.charges.list({ customer: user.stripeCustomerId!, limit: 1 });
  return new Date(data[0]!.created * 1000).toISOString().slice(0, 10);
}
/** Moves to the renewal's day, when the subscription's card answers like this. */
async function renewWith(change: Parameters<Shop['standIn']['changeCard']>[1]) {
  shop.standIn.changeCard(await cardOf(shop, id), change);
  await passTo(shop, id);
  await pass(shop, 0.1);
}

describe('a refusal that may pass', () => {
  it('names the day of the next attempt and the last day to pay, on page and in mail, and keeps to them', async () => {
    await renewWith('insufficientFunds');
    const [retryOn, payBy] = [addDays(await dayOfAttempt(), 3), addDays(await today(), 15)];
    expect((await detail()).repair).toEqual({
      reason: 'refused',
      amount: 3000,
      isPaying: false,
      retryOn,
      payBy,
    });
    const [mail] = await mails('was not paid');
    expect(mail!.text).toContain(`We charge it again on ${renewalDayWords(retryOn)}`);
    expect(mail!.text).toContain(renewalDayWords(payBy));
    shop.standIn.changeCard(await cardOf(shop, id), null);
    await pass(shop, 3.1);
    expect(await detail()).toMatchObject({ repair: null, notice: null });
    expect(await renewalsOf(shop, id)).toBe(1);
  });

  it('ends on the announced day when every attempt fails, and returns its kit', async () => {
    await renewWith('insufficientFunds');
    await pass(shop, 14.5, 5);
    expect((await detail()).status).toBe(true);
    await pass(shop, 2, 2);
    expect((await detail()).status).toBe(false);
    expect(await stockOf(shop, kit)).toBe(19);
    expect((await mails('is canceled'))[0]!.text).toContain('was not paid in time');
  });
});

describe.each(['lostCard', 'stolenCard', 'expiredCard'] as const)('a permanent refusal (%s)', (decline) => {
  it('promises no attempt and makes none; the subscription ends after the announced day', async () => {
    await renewWith(decline);
    expect((await detail()).repair).toMatchObject({ reason: 'refused', retryOn: null });
    expect((await mails('was not paid'))[0]!.text).toContain('We do not charge that card again');
    // The bank would pay now, but a person who was told that nobody asks is not charged.
    shop.standIn.changeCard(await cardOf(shop, id), null);
    await pass(shop, 14.5, 5);
    expect(await keptOf(shop, shopper)).toEqual([3000]);
    expect((await detail()).status).toBe(true);
    await pass(shop, 2, 2);
    expect(await detail()).toMatchObject({ status: false, repair: null });
    expect(await mails('is canceled')).toHaveLength(1);
    expect(await stockOf(shop, kit)).toBe(19);
    expect(await keptOf(shop, shopper)).toEqual([3000]);
  });
});

describe('another card', () => {
  it('pays what is due at once and takes over renewals; the ledger equals Stripe’s', async () => {
    await renewWith('lostCard');
    const setupIntent = await typeCard(shop, shopper, id);
    const { terms } = await detail();
    const changed = await shopper.api.subscriptions.changeCard({ subscriptionId: id, setupIntent, terms });
    expect(changed).toMatchObject({ success: true, data: { payment: 'paid' } });
    expect(changed.message).toContain('$30.00 is paid');
    expect(await detail()).toMatchObject({ repair: null, card: { brand: 'mastercard', last4: '4444' } });
    await passTo(shop, id);
    await pass(shop, 0.1);
    expect(await renewalsOf(shop, id)).toBe(2);
    expect(await keptOf(shop, shopper)).toEqual([3000, 3000, 3000]);
    expect(await paidBy(shop, shopper)).toEqual({ cents: 9000, orders: 3 });
  });

  it('can be chosen before anything is due, and charges nothing then', async () => {
    const setupIntent = await typeCard(shop, shopper, id);
    const changed = await shopper.api.subscriptions.changeCard({ subscriptionId: id, setupIntent });
    expect(changed.data).toEqual({ payment: 'none', url: null });
    expect(await keptOf(shop, shopper)).toEqual([3000]);
  });

  it('that is also refused leaves the renewal due and says so', async () => {
    await renewWith('lostCard');
    const setupIntent = await typeCard(shop, shopper, id, 'tok_chargeCustomerFail');
    const { data, message } = await shopper.api.subscriptions.changeCard({ subscriptionId: id, setupIntent });
    expect(data.payment).toBe('refused');
    expect(message).toContain('Your bank refused $30.00');
    expect((await detail()).repair).toMatchObject({ retryOn: null });
  });

  it('is not charged when the amount shown is no longer due', async () => {
    const { terms } = await detail();
    const setupIntent = await typeCard(shop, shopper, id);
    await renewWith('lostCard');
    const before = await cardOf(shop, id);
    await expect(
      shopper.api.subscriptions.changeCard({ subscriptionId: id, setupIntent, terms }),
    ).rejects.toMatchObject({
      data: {
        code: 'terms-changed',
        changes: expect.arrayContaining([{ name: 'Total', before: '$0.00', now: '$30.00' }]),
      },
    });
    expect(await cardOf(shop, id)).toBe(before);
    expect(await keptOf(shop, shopper)).toEqual([3000]);
  });

  it('reaches Stripe later when Stripe is down, and pays then', async () => {
    await renewWith('lostCard');
    const setupIntent = await typeCard(shop, shopper, id);
    shop.standIn.plan({ operation: 'subscriptions.update', kind: 'error', times: 3 });
    const { data } = await shopper.api.subscriptions.changeCard({ subscriptionId: id, setupIntent });
    expect(data.payment).toBe('waiting');
    await pass(shop, 0.01);
    expect(await detail()).toMatchObject({ repair: null });
    expect(await keptOf(shop, shopper)).toEqual([3000, 3000]);
  });

  it('chosen in two windows at once pays what is due once, and both say that it is paid', async () => {
    await renewWith('lostCard');
    const cards = [await typeCard(shop, shopper, id), await typeCard(shop, shopper, id)];
    shop.standIn.plan({ operation: 'invoices.pay', kind: 'latency', ms: 500, times: 2 });
    const answers = await Promise.all(
      cards.map((setupIntent) => shopper.api.subscriptions.changeCard({ subscriptionId: id, setupIntent })),
    );
    for (const { data, message } of answers) {
      expect(data.payment).toBe('paid');
      expect(message).toContain('$30.00 is paid');
    }
    expect(await keptOf(shop, shopper)).toEqual([3000, 3000]);
    expect(await detail()).toMatchObject({ repair: null });
  });

  it.each(['timeout-after', 'error'] as const)(
    'whose payment ends in %s is reported as unknown; nothing is promised or charged twice',
    async (kind) => {
      await renewWith('lostCard');
      const setupIntent = await typeCard(shop, shopper, id, 'tok_mastercard');
      shop.standIn.plan({ operation: 'invoices.*', kind, ms: 1, times: 1000 });
      const { data, message } = await shopper.api.subscriptions.changeCard({
        subscriptionId: id,
        setupIntent,
      });
      expect(data.payment).toBe('waiting');
      const inDoubt = 'We do not know yet whether the payment of $30.00 went through.';
      expect(message).toContain(inDoubt);
      expect((await detail()).notice).toContain(inDoubt);
      shop.standIn.clearFaults();
      await pass(shop, 0.01);
      expect(await detail()).toMatchObject({ repair: null, card: { last4: '4444' } });
      expect(await keptOf(shop, shopper)).toEqual([3000, 3000]);
    },
  );

  it('that belongs to someone else, or was set up for another subscription, is refused', async () => {
    const stranger = await addShopper(shop);
    const theirs = await subscribe(shop, stranger, { kit });
    const setupIntent = await typeCard(shop, stranger, theirs);
    for (const call of [
      () => shopper.api.subscriptions.changeCard({ subscriptionId: id, setupIntent }),
      () => shopper.api.subscriptions.changeCard({ subscriptionId: theirs, setupIntent }),
      () => shopper.api.subscriptions.createCardSetup({ subscriptionId: theirs }),
      () => shopper.api.subscriptions.get({ userId: shopper.id, subscriptionId: theirs }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
  });
});

describe('a bank that asks about a renewal', () => {
  it('shows in words and by mail, and the answer settles the renewal', async () => {
    await renewWith('asks');
    expect((await detail()).repair).toMatchObject({ reason: 'bank', amount: 3000, retryOn: null });
    const [mail] = await mails('asks you to confirm');
    expect(mail!.text).toContain(`/subscription/${id}`);
    const { terms } = await detail();
    const { data } = await shopper.api.subscriptions.answerBank({ subscriptionId: id, terms });
    await answerHostedInvoice(data.url);
    await shop.standIn.webhooksSent();
    expect(await detail()).toMatchObject({ repair: null, notice: null });
    expect(await renewalsOf(shop, id)).toBe(1);
    expect(await keptOf(shop, shopper)).toEqual([3000, 3000]);
    await expect(shopper.api.subscriptions.answerBank({ subscriptionId: id })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('and gets no answer ends the subscription after the announced day', async () => {
    await renewWith('asks');
    await pass(shop, 17, 4);
    expect((await detail()).status).toBe(false);
    expect(await stockOf(shop, kit)).toBe(19);
    expect(await keptOf(shop, shopper)).toEqual([3000]);
  });
});
