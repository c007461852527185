import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { budgetSizes } from './budgets';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ settings: { budgets: budgetSizes() } });
});
afterAll(() => shop.close());

const start = Date.parse('2026-12-01T16:00:00Z');
const stock = 400;

/** The same numbers for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const outcomeOf = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

/** A person's kits by the state of their orders. */
async function countUnits(shopper: Shopper) {
  const { rows } = await shop.deps.db.execute<{ held: number; sold: number }>(sql`
    select coalesce(sum(quantity) filter (where stock_state = 'held' and holds_stock), 0)::int as held,
      coalesce(sum(quantity) filter (where stock_state = 'sold'), 0)::int as sold
    from orders o join order_items i on i.order_id = o.id where o.user_id = ${shopper.id}`);
  return rows[0]!;
}

/** What Stripe took from a person: each payment, whether its order is sold, and whether it was refunded. */
async function listTaken(shopper: Shopper) {
  const { rows } = await shop.deps.db.execute<{ intent: string; status: string; state: string }>(sql`
    select p.payment_intent_id as intent, p.status, o.stock_state as state
    from payments p join orders o on o.id = p.subject_id
    where o.user_id = ${shopper.id} and p.subject_kind = 'order' and p.payment_intent_id is not null`);
  const taken = [];
  for (const { intent, status, state } of rows) {
    const { latest_charge: charge } = await shop.deps.stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    });
    if (!charge || typeof charge === 'string' || !charge.paid) continue;
    taken.push({ isPaid: status === 'paid' && state === 'sold', isReturned: charge.refunded });
  }
  return taken;
}

it.each([1, 2, 3])(
  'whatever an account orders, opens and pays, it holds at most 40 unpaid kits (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    await shop.moveClock({ at: new Date(start), frozen: true });
    const shopper = await addShopper(shop);
    const kit = await addKit(shop, { stock });
    const restock = (units: number) =>
      shop.deps.db.execute(sql`update products set stock = stock + ${units} where id = ${kit}`);
    let orderId: string | null = null;
    let minute = 0;
    for (let step = 0; step < 40; step += 1) {
      const order: string = orderId ?? '';
      const acts = [
        async () => (orderId = await outcomeOf(shopper.order({ [kit]: 1 + random(60) }))),
        async () => orderId && outcomeOf(shopper.api.payments.createPaymentIntent({ orderId: order })),
        async () => orderId && outcomeOf(shopper.api.payments.createCheckoutSession({ orderId: order })),
        async () => {
          if (!orderId || random(3) > 0) return;
          await outcomeOf(
            shopper.api.subscriptions.create({ orderId: order, paymentMethod: 'pm_card_visa' }),
          );
        },
        async () => {
          if (!orderId) return;
          const opened = await outcomeOf(shopper.api.payments.createPaymentIntent({ orderId: order }));
          if (!opened) return;
          // Half the time the shelf is empty when the card is charged.
          const others = random(2) * (await stockOf(shop, kit));
          await restock(-others);
          const intent = opened.data.clientSecret.split('_secret_')[0]!;
          const params = { payment_method: 'pm_card_visa', return_url: 'http://shop.test/' };
          await outcomeOf(shop.deps.stripe.paymentIntents.confirm(intent, params));
          await shop.standIn.webhooksSent();
          await restock(others);
        },
        async () => {
          minute += random(20);
          await shop.moveClock({ at: new Date(start + minute * 60_000), frozen: true });
          if (random(2) === 0) await shop.sweep('release-orders');
        },
        // Simultaneous presses.
        () =>
          Promise.allSettled(
            [1, 2, 3].map((n) => shopper.order({ [kit]: n * 12 }).then((id) => (orderId = id))),
          ),
      ];
      await acts[random(acts.length)]!();
      const { held, sold } = await countUnits(shopper);
      expect(held).toBeLessThanOrEqual(40);
      expect(await stockOf(shop, kit)).toBe(stock - held - sold);
    }
    await shop.runJobs();
    const taken = await listTaken(shopper);
    for (const { isPaid, isReturned } of taken) expect(isPaid).toBe(!isReturned);
    const mails = shop.mailbox.to(shopper.email).map(({ subject }) => subject);
    expect(
      mails.filter((subject) => subject.startsWith('We are refunding your payment for order')),
    ).toHaveLength(taken.filter(({ isReturned }) => isReturned).length);
    expect(mails.filter((subject) => subject.startsWith('Your order'))).toHaveLength(
      taken.filter(({ isPaid }) => isPaid).length,
    );
  },
  60_000,
);
