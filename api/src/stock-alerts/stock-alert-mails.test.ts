import { afterAll, beforeAll, expect, it } from 'vitest';
import { budgetSizes } from '../budgets';
import { addKit, startShop, type Shop } from '../../testing/shop';

let shop: Shop;
beforeAll(async () => void (shop = await startShop({ settings: { budgets: budgetSizes() } })));
afterAll(() => shop.close());

it('mails one mailbox as often a day as anyone can request, and says so', async () => {
  const kits = await Promise.all(Array.from({ length: 7 }, () => addKit(shop, { stock: 0 })));
  const ask = (id: string, n: number) =>
    shop.as({ address: `203.0.113.${n}` }).stockAlerts.ask({ id, email: 'much.mail@example.com' });
  for (const [n, kit] of kits.slice(0, 6).entries()) await ask(kit, n);
  await expect(ask(kits[6]!, 9)).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/several messages to this address/),
  });
  await shop.runJobs();
  expect(shop.mailbox.to('much.mail@example.com')).toHaveLength(6);
});
