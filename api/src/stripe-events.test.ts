import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../testing/shop';
import { addShopper } from '../testing/shopper';
import { addSubscriber, pass } from '../testing/subscription';
import { stripeEvents } from './stripe-events';

/** By the start of an event's name, the object it is about, as Stripe sends it. */
let objects: [events: string, object: object][];
let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  const { stripe, db } = shop.deps;
  const subscriber = await addSubscriber(shop);
  await pass(shop, 95, 5);
  const { rows } = await db.execute<{ subscription: string; invoice: string; intent: string }>(sql`
    select s.stripe_subscription_id as subscription, r.stripe_invoice_id as invoice, p.payment_intent_id as intent
    from subscriptions s join renewals r on r.subscription_id = s.id
    join payments p on p.subject_kind = 'renewal' and p.subject_id = r.stripe_invoice_id
    where s.id = ${subscriber.id} and s.stripe_subscription_id is not null and p.payment_intent_id is not null`);
  const { subscription, invoice, intent } = rows[0]!;
  const shopper = await addShopper(shop);
  const orderId = await shopper.order({ [await addKit(shop, { price: 4900, stock: 9 })]: 1 });
  await shopper.api.payments.createCheckoutSession({ orderId });
  const { data: sessions } = await stripe.checkout.sessions.list({ limit: 1 });
  const { data: user } = await shopper.api.accounts.get({ id: shopper.id });
  const aboutCharge = { payment_intent: intent };
  objects = [
    ['payment_intent.', await stripe.paymentIntents.retrieve(intent)],
    ['checkout.session.', sessions[0]!],
    ['charge.refunded', { object: 'charge', ...aboutCharge }],
    ['refund.', { object: 'refund', ...aboutCharge }],
    ['charge.dispute.', { object: 'dispute', ...aboutCharge }],
    ['invoice.', { object: 'invoice', id: invoice }],
    ['customer.subscription.', { object: 'subscription', id: subscription }],
    ['customer.deleted', { object: 'customer', id: user.stripeCustomerId }],
  ];
}, 60_000);
afterAll(() => shop.close());

const types = [...new Set(stripeEvents.flatMap((rule) => rule.types))];

it.each(types)('%s reaches its rule, is about something of ours and is not needed again', async (type) => {
  const object = objects.find(([events]) => type.startsWith(events))?.[1];
  expect(object, 'name the object in this test').toBeDefined();
  const { stripe, settings, db } = shop.deps;
  const id = `evt_once_${type}`;
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: settings.stripeWebhookSecret,
  });
  const answer = await shop.request('/stripe/webhook', {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: payload,
  });
  expect(await answer.json()).toEqual({ received: true });
  const { rows } = await db.execute(sql`select type from stripe_events where id = ${id}`);
  expect(rows).toEqual([{ type }]);
});
