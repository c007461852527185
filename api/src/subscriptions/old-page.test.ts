import { addMonths } from '@larkwell/contracts/fields/date';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startShop, type Shop } from '../../testing/shop';
import { addSubscriber, cardOf, typeCard, type Subscriber } from '../../testing/subscription';

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

const raiseKitPrice = () =>
  shop.deps.db.execute(sql`update products set price_cents = 9900 where id = ${kit}`);
const countChanges = async () => {
  const { rows } = await shop.deps.db.execute(sql`select 1 from audit_entries where subject = ${id}`);
  return rows.length;
};

it('undoing a skip that is already undone says when it renews, and changes nothing', async () => {
  await shopper.api.subscriptions.skip(await own());
  const shown = await own();
  const { message } = await shopper.api.subscriptions.resume(shown);
  expect(message).toContain(renewalDayWords(first));
  const before = await countChanges();
  for (const again of [shown, await own()])
    expect((await shopper.api.subscriptions.resume(again)).message).toBe(message);
  expect(await countChanges()).toBe(before);
  expect(await detail()).toMatchObject({ renewsOn: first, options: { resume: null } });
});

it('repeating a pause to the same day, or the same interval, counts as done', async () => {
  const until = addMonths(first, 2);
  const shown = await own();
  const paused = await shopper.api.subscriptions.pause({ ...shown, until });
  expect(await shopper.api.subscriptions.pause({ ...shown, until })).toEqual(paused);
  const again = await own();
  const changed = await shopper.api.subscriptions.changeInterval({ ...again, months: 12 });
  expect(await shopper.api.subscriptions.changeInterval({ ...again, months: 12 })).toEqual(changed);
  expect(await countChanges()).toBe(2);
});

it('an impossible change is refused with its reason, and not offered again', async () => {
  const shown = await own();
  await shopper.api.subscriptions.pause({ ...shown, until: addMonths(first, 1) });
  await expect(shopper.api.subscriptions.skip(shown)).rejects.toMatchObject({
    data: { code: 'conflict', errorMessage: expect.stringContaining('End the pause') },
  });
  const paused = await own();
  await shopper.api.subscriptions.cancel(paused);
  for (const change of [
    () => shopper.api.subscriptions.resume(paused),
    () => shopper.api.subscriptions.changeInterval({ ...paused, months: 6 }),
  ]) {
    await expect(change()).rejects.toMatchObject({
      data: { code: 'conflict', errorMessage: 'This subscription is canceled.' },
    });
  }
  await expect(shopper.api.subscriptions.answerBank(paused)).rejects.toMatchObject({
    data: { code: 'conflict', errorMessage: expect.stringContaining('no question') },
  });
});

it('undoing a skip on a page older than a pause asks again, with what changed', async () => {
  await shopper.api.subscriptions.skip(await own());
  const shown = await own();
  await shopper.api.subscriptions.resume(shown);
  await shopper.api.subscriptions.pause({ ...(await own()), until: addMonths(first, 1) });
  await expect(shopper.api.subscriptions.resume(shown)).rejects.toMatchObject({
    data: { code: 'terms-changed' },
  });
  expect(await detail()).toMatchObject({ options: { resume: { by: 'pause' } } });
});

describe('a press after the kit’s price changed, which leaves agreed renewals unchanged', () => {
  it.each(['skip', 'pause', 'resume', 'cancel'] as const)('goes through: %s', async (press) => {
    const { subscriptions } = shopper.api;
    if (press === 'resume') await subscriptions.skip(await own());
    const shown = await own();
    await raiseKitPrice();
    await subscriptions[press]({ ...shown, until: addMonths(first, 1) });
    const left = { skip: addMonths(first, 3), pause: addMonths(first, 1), resume: first, cancel: null };
    expect(await detail()).toMatchObject({ price: 3000, renewsOn: left[press] });
  });

  it('replaces the card, even if another tab skipped a renewal, which that page does not show', async () => {
    const shown = await own();
    const before = await cardOf(shop, id);
    const setupIntent = await typeCard(shop, shopper, id);
    await raiseKitPrice();
    await shopper.api.subscriptions.skip(await own());
    await shopper.api.subscriptions.changeCard({ ...shown, setupIntent });
    expect(await cardOf(shop, id)).not.toBe(before);
  });

  it('is refused if it changes to an interval with another price, naming that alone', async () => {
    const shown = await own();
    await raiseKitPrice();
    await expect(shopper.api.subscriptions.changeInterval({ ...shown, months: 6 })).rejects.toMatchObject({
      data: {
        code: 'terms-changed',
        changes: [{ name: 'Every 6 months', before: '$32.00', now: '$79.20' }],
      },
    });
  });
});
