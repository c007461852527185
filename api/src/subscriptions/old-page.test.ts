import { addMonths } from '@larkwell/contracts/fields/date';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startShop, type Shop } from '../../testing/shop';
import { addSubscriber, type Subscriber } from '../../testing/subscription';

let shop: Shop;
let shopper: Subscriber['shopper'];
let id: string;
let first: string;
let detail: Subscriber['detail'];
let own: Subscriber['own'];
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => void ({ shopper, id, first, detail, own } = await addSubscriber(shop)));
afterAll(() => shop.close());

const countChanges = async () => {
  const { rows } = await shop.deps.db.execute(sql`select 1 from audit_entries where subject = ${id}`);
  return rows.length;
};

it('taking a skip back that is taken back already says when it renews, and changes nothing', async () => {
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

it('a pause to the same day and the same interval are done already', async () => {
  const until = addMonths(first, 2);
  const shown = await own();
  const paused = await shopper.api.subscriptions.pause({ ...shown, until });
  expect(await shopper.api.subscriptions.pause({ ...shown, until })).toEqual(paused);
  const again = await own();
  const changed = await shopper.api.subscriptions.changeInterval({ ...again, months: 12 });
  expect(await shopper.api.subscriptions.changeInterval({ ...again, months: 12 })).toEqual(changed);
  expect(await countChanges()).toBe(2);
});

it('what can no longer be done is refused with its reason, and not offered again', async () => {
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

it('taking a skip back in a page that is older than a pause asks again, with what changed', async () => {
  await shopper.api.subscriptions.skip(await own());
  const shown = await own();
  await shopper.api.subscriptions.resume(shown);
  await shopper.api.subscriptions.pause({ ...(await own()), until: addMonths(first, 1) });
  await expect(shopper.api.subscriptions.resume(shown)).rejects.toMatchObject({
    data: { code: 'terms-changed' },
  });
  expect(await detail()).toMatchObject({ options: { resume: { by: 'pause' } } });
});
