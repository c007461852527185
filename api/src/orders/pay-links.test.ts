import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, once, type Shopper } from '../../testing/shopper';
import { orderAndPay } from '../../testing/paid-order';

let shop: Shop;
let shopper: Shopper;
let kit: string;
let orderId: string;
let linkId: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => {
  shopper = await addShopper(shop);
  kit = await addKit(shop, { name: 'Iron Check' });
  orderId = await shopper.order([once(kit)]);
  const { data } = await shopper.api.payments.createPayLink({ orderId });
  linkId = data.url.split('/pay/')[1]!;
});
afterAll(() => shop.close());

const open = () => shop.api.payments.openPayLink({ linkId });
const refused = (code: string, words: string) => ({
  status: 409,
  data: { code, errorMessage: expect.stringContaining(words) },
});

it('a link to a paid order says so, and says it when the order was refunded or canceled since', async () => {
  await orderAndPay(shop, shopper, [once(kit)]);
  await expect(open()).rejects.toMatchObject(refused('already-paid', 'already paid'));
  for (const [status, words] of [
    ['Refunded', 'was refunded'],
    ['Cancelled', 'was canceled'],
  ]) {
    await shop.deps.db.execute(sql`update orders set status = ${status} where id = ${orderId}`);
    await expect(open()).rejects.toMatchObject(refused('already-paid', words!));
  }
});

it('a link to an order whose time ran out says so, before and after its kits are let go', async () => {
  await shop.moveClock({ advanceSeconds: 36 * 60 });
  await expect(open()).rejects.toMatchObject(refused('hold-expired', 'ran out'));
  await shop.sweep('release-orders');
  await expect(open()).rejects.toMatchObject(refused('hold-expired', 'ran out'));
});

it('a link to an order that another one replaced says so, and nothing of the other one', async () => {
  await shopper.order([once(await addKit(shop, { name: 'Thyroid Check' }))]);
  const error = await open().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject(refused('terms-changed', 'replaced by a newer one'));
  expect(JSON.stringify((error as { data: unknown }).data)).not.toContain('Thyroid');
});
