import { addMonths } from '@larkwell/contracts/fields/date';
import { renewalDayWords, renewalMessages } from '@larkwell/contracts/subscriptions/renewal-terms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, once, subscribed } from '../../testing/shopper';
import { readClock } from '../db';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** The receipt of an order with these lines, paid by card. */
async function receiptOf(lines: (kit: string) => ReturnType<typeof once>[]) {
  const shopper = await addShopper(shop);
  const kit = await addKit(shop, { price: 4900, name: 'Iron Check' });
  const orderId = await shopper.order(lines(kit));
  await shopper.api.subscriptions.create({ orderId, paymentMethod: 'pm_card_visa' });
  await shop.runJobs();
  return shop.mailbox.to(shopper.email).find(({ subject }) => subject.startsWith('Your order'))!;
}

it('the receipt of a subscription says what each renewal costs, when the next one is and how to cancel', async () => {
  const { text } = await receiptOf((kit) => [once(kit), subscribed(kit, 3, 2)]);
  const today = (await readClock(shop.deps.db)).toISOString().slice(0, 10);
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(
    `2 × Iron Check renews on ${renewalDayWords(addMonths(today, 3))} for $73.50, and then every 3 months.`,
  );
  expect(words).toContain(renewalMessages.howToCancel);
});

it('the receipt of a kit that is bought once mentions no renewal', async () => {
  const { text } = await receiptOf((kit) => [once(kit)]);
  expect(text).not.toMatch(/renew/i);
});
