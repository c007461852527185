import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Failpoint } from '../src/failpoints';
import { addKit, stockOf, type Shop } from '../testing/shop';
import { addShopper, type Shopper } from '../testing/shopper';
import { cardOf, keptOf, renewalsOf, subscribe, typeCard } from '../testing/subscription';
import { killAt, moveOn, shopOf, startAgain, subjectsTo, untilQuiet } from './killed-shop';
import { subscriptionKills, type SubscriptionWay } from './kills';
import { isFull } from './size.env';
import { openSystem, type System } from './system';

const PATIENCE = 240_000;
const day = 24 * 3600;

let system: System;
let shop: Shop;
beforeAll(async () => {
  system = await openSystem();
  shop = shopOf(system);
}, PATIENCE);
afterEach(() => system.kill());
afterAll(() => system.close());

/** A person who gets a kit every three months for $36.75. */
interface Subscriber {
  shopper: Shopper;
  kit: string;
  id: string;
}

async function begin(): Promise<Subscriber> {
  const kit = await addKit(shop, { price: 4900, stock: 10, name: 'Iron Check' });
  const shopper = await addShopper(shop);
  return { shopper, kit, id: await subscribe(shop, shopper, { kit }) };
}

async function look({ shopper, kit, id }: Subscriber) {
  const { rows } = await shop.deps.db.execute<{ status: string; stripeId: string | null; next: number }>(sql`
    select status, stripe_subscription_id as "stripeId", extract(epoch from next_renewal_at)::int as next
    from subscriptions where id = ${id}`);
  const { status, stripeId, next } = rows[0]!;
  const theirs = await shop.deps.stripe.subscriptions.retrieve(stripeId!);
  const mails = subjectsTo(system, shopper.email);
  return {
    status,
    kept: await keptOf(shop, shopper),
    renewals: await renewalsOf(shop, id),
    stock: await stockOf(shop, kit),
    receipts: mails.filter((subject) => subject.startsWith('Your order')).length,
    told: mails.filter((subject) => !subject.startsWith('Your order') && !subject.includes('renews on')),
    isEndedThere: theirs.status === 'canceled',
    isSameDay: theirs.items.data[0]!.current_period_end === next,
  };
}

const setStock = ({ kit }: Subscriber, stock: number) =>
  shop.deps.db.execute(sql`update products set stock = ${stock} where id = ${kit}`);

/** To five minutes after the next renewal: its invoice exists, but is not charged yet. */
async function untilInvoice({ id }: Subscriber) {
  const { rows } = await shop.deps.db.execute<{ seconds: number }>(sql`
    select extract(epoch from next_renewal_at - app_now())::int as seconds from subscriptions where id = ${id}`);
  await moveOn(system, rows[0]!.seconds + 300);
}

async function untilCharge(one: Subscriber) {
  await untilInvoice(one);
  await moveOn(system, 4000);
}

async function loseCard({ id }: Subscriber) {
  shop.standIn.changeCard(await cardOf(shop, id), 'lostCard');
}

const own = async ({ shopper, id }: Subscriber) => {
  const { data } = await shopper.api.subscriptions.get({ userId: shopper.id, subscriptionId: id });
  return { subscriptionId: id, terms: data.terms };
};

type Books = Awaited<ReturnType<typeof look>>;
const once = { kept: [3675], renewals: 0, stock: 9, receipts: 1, told: [] };
const twice = { kept: [3675, 3675], renewals: 1, stock: 8, receipts: 2, told: [] };
const notPaid = 'Your renewal of Iron Check was not paid';

/** Lets time pass until the books match. */
const until = (one: Subscriber, books: Partial<Books>) =>
  expect
    .poll(() => moveOn(system, 600).then(() => look(one)), { timeout: 90_000, interval: 3000 })
    .toMatchObject(books);

interface Way {
  /** What happens first, without a kill. */
  before?(one: Subscriber): Promise<unknown>;
  act(one: Subscriber): Promise<unknown>;
  ends: Partial<Books>;
}

const overdue = { ...once, status: 'overdue', stock: 8, told: [notPaid] };
const paused = {
  ...once,
  status: 'paused',
  stock: 0,
  told: ['Your renewal of Iron Check is waiting for stock'],
};

const ways: Record<SubscriptionWay, Way> = {
  'a renewal that is paid': { act: untilCharge, ends: { ...twice, status: 'active', isSameDay: true } },
  'a renewal that is refused for good': { before: loseCard, act: untilCharge, ends: overdue },
  'a renewal that is paid with another card': {
    async before(one) {
      await loseCard(one);
      await untilCharge(one);
      await until(one, overdue);
    },
    async act(one) {
      const setupIntent = await typeCard(shop, one.shopper, one.id);
      await one.shopper.api.subscriptions.changeCard({ ...(await own(one)), setupIntent });
    },
    ends: { ...twice, status: 'active', told: [notPaid] },
  },
  'a renewal without a kit': { before: (one) => setStock(one, 0), act: untilInvoice, ends: paused },
  'a renewal whose kit is back': {
    async before(one) {
      await setStock(one, 0);
      await untilInvoice(one);
      await until(one, paused);
    },
    async act(one) {
      await setStock(one, 9);
      await moveOn(system, 60);
    },
    ends: { ...twice, status: 'active', told: paused.told },
  },
  'a renewal that is skipped': {
    act: async (one) => one.shopper.api.subscriptions.skip(await own(one)),
    ends: { ...once, status: 'active', isSameDay: true },
  },
  'a cancellation': {
    act: async (one) => one.shopper.api.subscriptions.cancel(await own(one)),
    ends: {
      ...once,
      status: 'cancelled',
      told: ['Your subscription of Iron Check is cancelled'],
      isEndedThere: true,
    },
  },
};

const all = subscriptionKills.flatMap(([way, ...points]) =>
  points.map((point): [SubscriptionWay, Failpoint] => [way, point]),
);
const few = all.filter(([way, point]) =>
  [
    'a renewal that is paid renewal:after',
    'a renewal that is paid with another card pay-renewal:after',
  ].includes(`${way} ${point}`),
);

describe('a subscription whose API is killed', () => {
  test.each(isFull ? all : few)(
    '%s at %s is charged once or not at all, and reported once',
    async (way, point) => {
      const { before, act, ends } = ways[way];
      await startAgain(system);
      const one = await begin();
      await before?.(one);
      await killAt(system, point, () => act(one));
      await until(one, ends);
      // A skipped or ended renewal is not charged on its old day either.
      await moveOn(
        system,
        ['active', 'cancelled'].includes(ends.status!) && ends.renewals === 0 ? 95 * day : day,
      );
      await untilQuiet(system);
      expect(await look(one)).toMatchObject(ends);
    },
    PATIENCE,
  );
});
