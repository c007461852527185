import { addMonths } from '@larkwell/contracts/fields/date';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import { addDays } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startShop, type Shop } from '../../testing/shop';
import { addShopper } from '../../testing/shopper';
import { addSubscriber, keptOf, pass, passTo, renewalsOf, type Subscriber } from '../../testing/subscription';

let shop: Shop;
let shopper: Subscriber['shopper'];
let kit: string;
let id: string;
let first: string;
let detail: Subscriber['detail'];
let own: Subscriber['own'];
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => void ({ shopper, kit, id, first, detail, own } = await addSubscriber(shop)));
afterAll(() => shop.close());

const audited = async (action: string) => {
  const { rows } = await shop.deps.db.execute(
    sql`select 1 from audit_entries where subject = ${id} and action = ${action}`,
  );
  return rows.length;
};
/** What Stripe charges next, and when. */
async function nextAtStripe() {
  const { rows } = await shop.deps.db.execute<{ stripeId: string | null }>(
    sql`select stripe_subscription_id as "stripeId" from subscriptions where id = ${id}`,
  );
  const { items } = await shop.deps.stripe.subscriptions.retrieve(rows[0]!.stripeId!);
  const { price, quantity, current_period_end: end } = items.data[0]!;
  return {
    amount: price.unit_amount! * quantity!,
    months: price.recurring!.interval_count,
    on: new Date(end * 1000).toISOString().slice(0, 10),
  };
}

describe('a pause', () => {
  it('moves the renewal to the chosen day, charges nothing until then and once on it', async () => {
    const { options } = await detail();
    const until = addMonths(first, 6);
    expect(options.pause).toEqual({ from: addDays(first, 1), to: until });
    const { message } = await shopper.api.subscriptions.pause({ ...(await own()), until });
    expect(message).toContain('$30.00');
    expect(await detail()).toMatchObject({
      renewsOn: until,
      notice: expect.stringContaining('Paused until'),
    });
    expect(await nextAtStripe()).toEqual({ amount: 3000, months: 3, on: until });
    await pass(shop, 250, 5);
    expect(await keptOf(shop, shopper)).toEqual([3000]);
    await passTo(shop, id);
    await pass(shop, 0.1);
    expect(await renewalsOf(shop, id)).toBe(1);
    expect(await detail()).toMatchObject({ renewsOn: addMonths(until, 3), notice: null });
    expect(await audited('subscription-pause')).toBe(1);
  });

  it('reaches at most six months past the renewal, however often it is changed', async () => {
    await shopper.api.subscriptions.pause({ ...(await own()), until: addMonths(first, 3) });
    expect((await detail()).options.pause?.to).toBe(addMonths(first, 6));
    for (const until of [first, addDays(addMonths(first, 6), 1)])
      await expect(shopper.api.subscriptions.pause({ ...(await own()), until })).rejects.toMatchObject({
        status: 422,
        data: { errorData: { until: [expect.any(String)] } },
      });
    await shopper.api.subscriptions.pause({ ...(await own()), until: addMonths(first, 1) });
    expect((await detail()).renewsOn).toBe(addMonths(first, 1));
  });

  it('can end any time: on the original day if that is still ahead, else tomorrow', async () => {
    await shopper.api.subscriptions.pause({ ...(await own()), until: addMonths(first, 6) });
    expect((await detail()).options.resume).toEqual({ by: 'pause', renewsOn: first });
    await shopper.api.subscriptions.resume(await own());
    expect(await detail()).toMatchObject({ renewsOn: first, notice: null });
    expect((await nextAtStripe()).on).toBe(first);
    await shopper.api.subscriptions.pause({ ...(await own()), until: addMonths(first, 6) });
    await pass(shop, 120, 2);
    const { renewsOn } = (await detail()).options.resume!;
    await shopper.api.subscriptions.resume(await own());
    expect((await detail()).renewsOn).toBe(renewsOn);
    await passTo(shop, id);
    await pass(shop, 0.1);
    expect(await keptOf(shop, shopper)).toEqual([3000, 3000]);
  });
});

describe('a skip', () => {
  it('leaves out one renewal, one at a time, and can be undone', async () => {
    const later = addMonths(first, 3);
    expect((await detail()).options.skip).toEqual({ renewsOn: later });
    await shopper.api.subscriptions.skip(await own());
    expect(await detail()).toMatchObject({ renewsOn: later, notice: expect.stringContaining('You skipped') });
    await shopper.api.subscriptions.resume(await own());
    expect((await nextAtStripe()).on).toBe(first);
    await shopper.api.subscriptions.skip(await own());
    await pass(shop, 100, 4);
    expect(await keptOf(shop, shopper)).toEqual([3000]);
    await passTo(shop, id);
    await pass(shop, 0.1);
    expect(await keptOf(shop, shopper)).toEqual([3000, 3000]);
    expect((await detail()).options.skip).toEqual({ renewsOn: addMonths(later, 6) });
  });
});

describe('a pause after a skip', () => {
  it('takes its place, counts from the original day, and is undone in one go', async () => {
    await shopper.api.subscriptions.skip(await own());
    expect((await detail()).options.pause).toEqual({ from: addDays(first, 1), to: addMonths(first, 6) });
    await shopper.api.subscriptions.pause({ ...(await own()), until: addMonths(first, 1) });
    expect(await detail()).toMatchObject({
      renewsOn: addMonths(first, 1),
      options: { resume: { by: 'pause', renewsOn: first } },
    });
    await shopper.api.subscriptions.resume(await own());
    expect((await nextAtStripe()).on).toBe(first);
  });
});

describe('a skip from a page older than the last skip', () => {
  it('counts as done: one renewal is left out, and the answer names the day it moved to', async () => {
    const shown = await own();
    const later = addMonths(first, 3);
    const { message } = await shopper.api.subscriptions.skip(shown);
    expect(message).toContain(renewalDayWords(later));
    for (const again of [shown, await own()])
      expect((await shopper.api.subscriptions.skip(again)).message).toBe(message);
    expect(await detail()).toMatchObject({
      renewsOn: later,
      options: { skip: null, resume: { by: 'skip', renewsOn: first } },
    });
    expect(await audited('subscription-skip')).toBe(1);
  });

  it('does not end a pause', async () => {
    await shopper.api.subscriptions.pause({ ...(await own()), until: addMonths(first, 1) });
    await expect(shopper.api.subscriptions.skip(await own())).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: 'Your subscription is paused. End the pause before you skip a renewal.' },
    });
  });
});

describe('another interval', () => {
  it('shows its price in advance, and is charged from the next renewal on', async () => {
    expect((await detail()).options.intervals).toEqual([
      { months: 6, percent: 20, price: 3200 },
      { months: 12, percent: 15, price: 3400 },
    ]);
    await shopper.api.subscriptions.changeInterval({ ...(await own()), months: 6 });
    expect(await keptOf(shop, shopper)).toEqual([3000]);
    expect(await detail()).toMatchObject({ renewsOn: first, price: 3200, subscriptionDuration: 6 });
    expect(await nextAtStripe()).toEqual({ amount: 3200, months: 6, on: first });
    await passTo(shop, id);
    await pass(shop, 0.1);
    expect(await keptOf(shop, shopper)).toEqual([3000, 3200]);
    expect((await detail()).renewsOn).toBe(addMonths(first, 6));
    expect(await audited('subscription-interval')).toBe(1);
  });
});

describe('every change', () => {
  it('names only the differences: another interval leaves the prices of the others', async () => {
    const shown = await own();
    await shopper.api.subscriptions.changeInterval({ ...shown, months: 12 });
    await expect(shopper.api.subscriptions.cancel(shown)).rejects.toMatchObject({
      data: {
        code: 'terms-changed',
        changes: [{ name: 'Each renewal', before: '$30.00 every 3 months', now: '$34.00 every 12 months' }],
      },
    });
  });

  it('is refused when the form is out of date, with old beside new', async () => {
    const shown = await own();
    await shop.deps.db.execute(sql`update products set price_cents = 5000 where id = ${kit}`);
    const { terms } = await own();
    await expect(shopper.api.subscriptions.changeInterval({ ...shown, months: 6 })).rejects.toMatchObject({
      status: 409,
      data: {
        code: 'terms-changed',
        changes: expect.arrayContaining([{ name: 'Every 6 months', before: '$32.00', now: '$40.00' }]),
        terms,
      },
    });
    await shopper.api.subscriptions.skip(await own());
    await expect(shopper.api.subscriptions.cancel(shown)).rejects.toMatchObject({
      data: { code: 'terms-changed' },
    });
    expect(await detail()).toMatchObject({ price: 3000, status: true });
  });

  it('waits for Stripe when Stripe is down, and nothing is charged on the old day', async () => {
    shop.standIn.plan({ operation: 'subscriptions.update', kind: 'error', times: 3 });
    await shopper.api.subscriptions.skip(await own());
    expect((await nextAtStripe()).on).toBe(first);
    await pass(shop, 1);
    expect((await nextAtStripe()).on).toBe(addMonths(first, 3));
  });

  it('is refused while a renewal is being charged, and once it is canceled', async () => {
    await passTo(shop, id);
    expect((await detail()).options).toEqual({ pause: null, skip: null, resume: null, intervals: [] });
    await expect(shopper.api.subscriptions.skip(await own())).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: expect.stringContaining('is being charged') },
    });
    await pass(shop, 0.1);
    await shopper.api.subscriptions.cancel(await own());
    await expect(
      shopper.api.subscriptions.changeInterval({ ...(await own()), months: 6 }),
    ).rejects.toMatchObject({
      data: { errorMessage: 'This subscription is canceled.' },
    });
  });

  it('is reserved for the owner', async () => {
    const stranger = await addShopper(shop);
    const { subscriptions } = stranger.api;
    for (const call of [
      () => subscriptions.skip({ subscriptionId: id }),
      () => subscriptions.pause({ subscriptionId: id, until: addMonths(first, 1) }),
      () => subscriptions.resume({ subscriptionId: id }),
      () => subscriptions.changeInterval({ subscriptionId: id, months: 6 }),
      () => subscriptions.answerBank({ subscriptionId: id }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
  });
});
