import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper } from '../../testing/shopper';
import { erasePerson } from '../erasure';
import { createLookupHash } from '../security';

let shop: Shop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.close());

let network = 0;
/** Each request comes from a network of its own, so that only mailboxes are limited. */
const asked = (id: string, email: string) =>
  shop.as({ address: `198.51.${100 + (network >> 8)}.${network++ % 250}` }).stockAlerts.ask({ id, email });
const keyIn = (text: string) => /stock-alert\?key=([\w-]+)/.exec(text)?.[1];

async function mailsTo(email: string) {
  await shop.runJobs();
  return shop.mailbox.to(email);
}
const latestKey = async (email: string) => keyIn((await mailsTo(email)).at(-1)!.text)!;

async function restock(kit: string, stock = 5) {
  await shop.pool.query('update products set stock = $2 where id = $1', [kit, stock]);
  await shop.sweep('mail-stock-alerts');
}
const backMails = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject === 'Back in stock at Larkwell');
const waiting = async (kit: string) =>
  (await shop.pool.query('select id from stock_alerts where product_id = $1', [kit])).rows.length;

describe('a visitor who asks about a sold-out kit', () => {
  it('gets one mail when it is back, after confirming, and none after that', async () => {
    const kit = await addKit(shop, { stock: 0 });
    expect(await asked(kit, 'once@example.com')).toMatchObject({ isConfirmed: false });
    await shop.api.stockAlerts.confirm({ key: await latestKey('once@example.com') });
    await shop.sweep('mail-stock-alerts');
    expect(await backMails('once@example.com')).toEqual([]);
    await restock(kit);
    const [mail, ...more] = await backMails('once@example.com');
    expect(more).toEqual([]);
    expect(mail!.text).toContain('/categories/');
    await restock(kit, 0);
    await restock(kit);
    expect(await backMails('once@example.com')).toHaveLength(1);
    expect(await waiting(kit)).toBe(0);
  });

  it('gets nothing without confirming', async () => {
    const kit = await addKit(shop, { stock: 0 });
    await asked(kit, 'silent@example.com');
    await restock(kit);
    expect(await backMails('silent@example.com')).toEqual([]);
  });

  it('gets nothing after stopping, before or after confirming', async () => {
    const kit = await addKit(shop, { stock: 0 });
    await asked(kit, 'stopped@example.com');
    const key = await latestKey('stopped@example.com');
    await shop.api.stockAlerts.confirm({ key });
    await shop.api.stockAlerts.stop({ key });
    expect(await waiting(kit)).toBe(0);
    await restock(kit);
    expect(await backMails('stopped@example.com')).toEqual([]);
    await expect(shop.api.stockAlerts.confirm({ key })).rejects.toMatchObject({ status: 422 });
    // The same answer for a key that never existed.
    expect(await shop.api.stockAlerts.stop({ key: 'none' })).toMatchObject({ success: true });
  });

  it('has three days to confirm, and then waits for 180', async () => {
    const kit = await addKit(shop, { stock: 0 });
    const days = async () =>
      (
        await shop.pool.query<{ days: number }>(
          `select round(extract(epoch from expires_at - app_now()) / 86400)::int as days from stock_alerts
           where product_id = $1`,
          [kit],
        )
      ).rows[0]!.days;
    await asked(kit, 'late@example.com');
    const key = await latestKey('late@example.com');
    expect(await days()).toBe(3);
    await shop.api.stockAlerts.confirm({ key });
    expect(await days()).toBe(180);
    await shop.pool.query(`update stock_alerts set expires_at = app_now() where product_id = $1`, [kit]);
    await expect(shop.api.stockAlerts.confirm({ key })).rejects.toMatchObject({
      status: 422,
      data: { code: 'code-expired' },
    });
    await restock(kit);
    expect(await backMails('late@example.com')).toEqual([]);
    await shop.sweep('retention');
    expect(await waiting(kit)).toBe(0);
  });

  it('waits once for a kit, however often the address is entered, and a stranger undoes nothing', async () => {
    const kit = await addKit(shop, { stock: 0 });
    await asked(kit, 'twice@example.com');
    await shop.api.stockAlerts.confirm({ key: await latestKey('twice@example.com') });
    await Promise.all([asked(kit, 'Twice@Example.com'), asked(kit, 'twice@example.com')]);
    expect(await waiting(kit)).toBe(1);
    await restock(kit);
    expect(await backMails('twice@example.com')).toHaveLength(1);
  });

  it('is refused for a kit in stock and for one that does not exist, and reads what is wrong', async () => {
    const kit = await addKit(shop);
    await expect(asked(kit, 'a@example.com')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('in stock'),
    });
    await expect(asked('none', 'a@example.com')).rejects.toMatchObject({ status: 404 });
    await expect(asked(kit, 'nobody')).rejects.toMatchObject({
      status: 400,
      data: { errorData: { email: ['Email must be a valid email address'] } },
    });
  });
});

it('a person who is signed in with the address is on the list without another mail', async () => {
  const kit = await addKit(shop, { stock: 0 });
  const maya = await addShopper(shop);
  const before = (await mailsTo(maya.email)).length;
  expect(await maya.api.stockAlerts.ask({ id: kit, email: maya.email })).toMatchObject({ isConfirmed: true });
  expect(await mailsTo(maya.email)).toHaveLength(before);
  const other = await maya.api.stockAlerts.ask({ id: kit, email: 'other.person@example.com' });
  expect(other.isConfirmed).toBe(false);
  await restock(kit);
  expect(await backMails(maya.email)).toHaveLength(1);
  expect(await backMails('other.person@example.com')).toEqual([]);
});

it('the address is sealed, and goes when its account is erased, whichever key hashed it', async () => {
  const kit = await addKit(shop, { stock: 0 });
  const person = await addShopper(shop);
  const keys = [randomBytes(32), randomBytes(32)];
  shop.deps.lookupHash = createLookupHash([keys[0]!]);
  await person.api.stockAlerts.ask({ id: kit, email: person.email });
  const { rows } = await shop.pool.query('select a::text from stock_alerts a where product_id = $1', [kit]);
  expect(JSON.stringify(rows)).not.toContain(person.email.split('@')[0]);
  shop.deps.lookupHash = createLookupHash([keys[1]!, keys[0]!]);
  await shop.sweep('rehash-stock-alerts');
  shop.deps.lookupHash = createLookupHash([keys[1]!]);
  await erasePerson(shop.deps, { userId: person.id, actor: person.id });
  expect(await waiting(kit)).toBe(0);
});

it('a hundred and more people are told in one sweep', async () => {
  const kit = await addKit(shop, { stock: 0 });
  const people = Array.from({ length: 101 }, (_, n) => `waiting${n}@example.com`);
  for (const email of people) await asked(kit, email);
  await shop.pool.query('update stock_alerts set confirmed_at = app_now() where product_id = $1', [kit]);
  await restock(kit);
  expect(await waiting(kit)).toBe(0);
  await shop.runJobs();
  expect(people.filter((email) => shop.mailbox.to(email).length === 2)).toHaveLength(101);
});
