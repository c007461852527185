import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startShop, type Shop } from '../../testing/shop';
import { addSubscriber, pass, type Subscriber } from '../../testing/subscription';
import { stripeEvents } from '../stripe-events';

let shop: Shop;
let subscriber: Subscriber;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => void (subscriber = await addSubscriber(shop)));
afterEach(() => shop.standIn.clearFaults());
afterAll(() => shop.close());

const drop = (...types: string[]) => {
  for (const type of types) shop.standIn.plan({ operation: `webhook:${type}`, kind: 'drop' });
};

/** Lets Stripe charge the renewal while every event that tells us of it is lost. @returns the charge */
async function renewUnnoticed(): Promise<Stripe.Charge> {
  drop('invoice.*', 'payment_intent.*', 'customer.*');
  const before = await latestCharge();
  await shop.moveClock({ advanceSeconds: 95 * 24 * 3600 });
  for (let round = 0; round < 3; round += 1) await shop.standIn.catchUp();
  await shop.deps.db.execute(sql`
    update sessions set created_at = app_now(), expires_at = app_now() + interval '1 day'`);
  const charge = await latestCharge();
  expect(charge.id).not.toBe(before.id);
  expect(await renewals()).toEqual([]);
  return charge;
}

async function latestCharge(): Promise<Stripe.Charge> {
  const { data: user } = await subscriber.shopper.api.accounts.get({ id: subscriber.shopper.id });
  const { data } = await shop.deps.stripe.charges.list({ customer: user.stripeCustomerId!, limit: 1 });
  return data[0]!;
}

async function renewals() {
  const { rows } = await shop.deps.db.execute(sql`
    select p.status, p.refunded_cents as refunded, o.status as "order"
    from renewals r join payments p on p.subject_kind = 'renewal' and p.subject_id = r.stripe_invoice_id
    left join orders o on o.id = r.order_id where r.subscription_id = ${subscriber.id}`);
  return rows;
}

async function dispute({ id }: Stripe.Charge): Promise<string> {
  shop.standIn.dispute(id);
  await shop.standIn.webhooksSent();
  return (await shop.deps.stripe.disputes.list({ charge: id })).data[0]!.id;
}

/** Mails about an order's money, oldest first, without the order's number. */
async function told(): Promise<string[]> {
  await shop.runJobs();
  const subjects = shop.mailbox.to(subscriber.shopper.email).map(({ subject }) => subject);
  return subjects
    .filter((subject) => /^(The bank|We refunded)/.test(subject))
    .map((subject) => subject.replace(/ for order.*/, ''));
}

/** What Stripe and our sweeps do once events arrive again. */
async function recover() {
  shop.standIn.clearFaults();
  await pass(shop, 0.1);
  await shop.standIn.webhooksSent();
}

const openedMail = 'The bank is reviewing the payment';
const lostMail = 'The bank returned the payment';

describe('a renewal whose charge is reported before the renewal itself', () => {
  it('is held when the bank disputes it, and ends the subscription when the dispute is lost', async () => {
    const disputeId = await dispute(await renewUnnoticed());
    expect(await renewals()).toEqual([{ status: 'disputed', refunded: 0, order: 'Processing' }]);
    await recover();
    expect(await told()).toEqual([openedMail]);
    await shop.deps.stripe.disputes.close(disputeId);
    await shop.standIn.webhooksSent();
    expect(await renewals()).toEqual([{ status: 'lost', refunded: 0, order: 'Cancelled' }]);
    expect(await told()).toEqual([openedMail, lostMail]);
    expect((await subscriber.detail()).status).toBe(false);
  });

  it('reads Refunded when the owner refunds it', async () => {
    await shop.deps.stripe.refunds.create({ charge: (await renewUnnoticed()).id });
    await shop.standIn.webhooksSent();
    const refunded = [{ status: 'refunded', refunded: 3000, order: 'Refunded' }];
    expect(await renewals()).toEqual(refunded);
    await recover();
    expect(await renewals()).toEqual(refunded);
    expect(await told()).toEqual(['We refunded $30.00']);
  });

  it('is canceled when the dispute is lost before we hear that it opened', async () => {
    const charge = await renewUnnoticed();
    drop('charge.dispute.created');
    await shop.deps.stripe.disputes.close(await dispute(charge));
    await shop.standIn.webhooksSent();
    expect(await renewals()).toEqual([{ status: 'lost', refunded: 0, order: 'Cancelled' }]);
    await recover();
    expect(await told()).toEqual([lostMail]);
    expect((await subscriber.detail()).status).toBe(false);
  });
});

describe('a renewal none of whose events arrives', () => {
  it('is found disputed by the sweep', async () => {
    const charge = await renewUnnoticed();
    drop('charge.*');
    await dispute(charge);
    await recover();
    expect(await renewals()).toEqual([{ status: 'disputed', refunded: 0, order: 'Processing' }]);
    expect(await told()).toEqual([openedMail]);
  });

  it('is found refunded in part by the sweep', async () => {
    const charge = await renewUnnoticed();
    drop('charge.*', 'refund.*');
    await shop.deps.stripe.refunds.create({ charge: charge.id, amount: 1000 });
    await shop.standIn.webhooksSent();
    await recover();
    expect(await renewals()).toEqual([{ status: 'partly_refunded', refunded: 1000, order: 'Processing' }]);
    expect(await told()).toEqual(['We refunded $10.00']);
  });
});

describe('an event about a charge', () => {
  const eventAbout = (charge: Stripe.Charge) =>
    ({ type: 'charge.refunded', data: { object: charge } }) as Stripe.Event;
  async function handle(event: Stripe.Event): Promise<boolean> {
    const rules = stripeEvents.filter(({ types }) => types.includes(event.type));
    for (const rule of rules) if (await rule.handle(shop.deps, event)) return true;
    return false;
  }

  it('of a subscription whose id at Stripe is not stored yet fails, so that Stripe sends it again', async () => {
    const charge = await renewUnnoticed();
    const { rows } = await shop.deps.db.execute<{ stripeId: string | null }>(sql`
      select stripe_subscription_id as "stripeId" from subscriptions where id = ${subscriber.id}`);
    await shop.deps.db.execute(sql`
      update subscriptions set stripe_subscription_id = null where id = ${subscriber.id}`);
    await expect(handle(eventAbout(charge))).rejects.toThrow('is not started yet');
    await shop.deps.db.execute(sql`
      update subscriptions set stripe_subscription_id = ${rows[0]!.stripeId} where id = ${subscriber.id}`);
    expect(await handle(eventAbout(charge))).toBe(true);
    expect(await renewals()).toEqual([{ status: 'paid', refunded: 0, order: 'Processing' }]);
  });

  it('that is not ours is not needed, even on the card of one of our customers', async () => {
    const { customer, payment_method: method } = await latestCharge();
    const { latest_charge: id } = await shop.deps.stripe.paymentIntents.create({
      amount: 1200,
      currency: 'usd',
      customer: String(customer),
      payment_method: method!,
      confirm: true,
      off_session: true,
    });
    expect(await handle(eventAbout(await shop.deps.stripe.charges.retrieve(String(id))))).toBe(false);
  });
});
