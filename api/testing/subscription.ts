import { sql } from 'drizzle-orm';
import { addKit, type Shop } from './shop';
import { addShopper, subscribed, type Shopper } from './shopper';

/** Buys a kit by subscription with one of Stripe's test cards. @returns the id of our subscription */
export async function subscribe(
  shop: Shop,
  shopper: Shopper,
  {
    kit,
    months = 3,
    quantity = 1,
    card = 'tok_visa',
  }: { kit: string; months?: 3 | 6 | 12; quantity?: number; card?: string },
): Promise<string> {
  const orderId = await shopper.order([subscribed(kit, months, quantity)]);
  const { id: paymentMethod } = await shop.deps.stripe.paymentMethods.create({
    type: 'card',
    card: { token: card },
  });
  const { data } = await shopper.api.subscriptions.create({ orderId, paymentMethod });
  if (!('paymentStatus' in data) || data.paymentStatus !== 'succeeded') throw new Error(JSON.stringify(data));
  const { rows } = await shop.deps.db.execute<{ id: string }>(
    sql`select id from subscriptions where order_id = ${orderId}`,
  );
  return rows[0]!.id;
}

export type Subscriber = Awaited<ReturnType<typeof addSubscriber>>;

/** A new person with Vitamin D Check, at $40.00, sent every three months for $30.00; 19 are left. */
export async function addSubscriber(shop: Shop) {
  const shopper = await addShopper(shop);
  const kit = await addKit(shop, { price: 4000, stock: 20, name: 'Vitamin D Check' });
  const id = await subscribe(shop, shopper, { kit });
  await shop.standIn.webhooksSent();
  const detail = async () =>
    (await shopper.api.subscriptions.get({ userId: shopper.id, subscriptionId: id })).data;
  /** What a form on the page sends right now. */
  const own = async () => ({ subscriptionId: id, terms: (await detail()).terms });
  return { shopper, kit, id, detail, own, first: (await detail()).renewsOn! };
}

/** Moves the clock forward and lets Stripe, its webhooks and our sweeps do what is due then. */
export async function pass(shop: Shop, days: number, steps = 1): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await shop.moveClock({ advanceSeconds: (days / steps) * 24 * 3600 });
    await shop.standIn.catchUp();
    await shop.sweep('settle-subscriptions');
  }
  // Months pass here, and no session lasts that long, so people who look afterwards count as signed in again.
  await shop.deps.db.execute(sql`
    update sessions set created_at = app_now(), expires_at = app_now() + interval '1 day',
      authenticated_at = app_now()`);
}

/** Paid renewals of a subscription. */
export async function renewalsOf({ deps }: Shop, subscriptionId: string): Promise<number> {
  const { rows } = await deps.db.execute<{ n: number }>(
    sql`select count(*) as n from renewals where subscription_id = ${subscriptionId} and status = 'paid'`,
  );
  return rows[0]!.n;
}

/**
 * Moves the clock to five minutes after a subscription's next renewal: its invoice exists, but is not charged
 * yet.
 */
export async function passTo(shop: Shop, subscriptionId: string): Promise<void> {
  const { rows } = await shop.deps.db.execute<{ seconds: number }>(sql`
    select extract(epoch from next_renewal_at - app_now())::int as seconds
    from subscriptions where id = ${subscriptionId}`);
  await pass(shop, (rows[0]!.seconds + 300) / 86_400);
}

/** What Stripe has taken from a person and not refunded, in cents, the oldest first. */
export async function keptOf(shop: Shop, { id, api }: Shopper): Promise<number[]> {
  const { data: user } = await api.accounts.get({ id });
  const { data } = await shop.deps.stripe.charges.list({ customer: user.stripeCustomerId!, limit: 100 });
  return data
    .filter((charge) => charge.paid && !charge.refunded)
    .map((charge) => charge.amount)
    .reverse();
}

/** Puts another of Stripe's test cards on a subscription, as an operator does at Stripe. */
export async function useCard(shop: Shop, subscriptionId: string, token: string): Promise<void> {
  const { stripe, db } = shop.deps;
  const { rows } = await db.execute<{ stripeId: string; customer: string }>(sql`
    select s.stripe_subscription_id as "stripeId", u.stripe_customer_id as customer
    from subscriptions s join users u on u.id = s.user_id where s.id = ${subscriptionId} and s.stripe_subscription_id is not null and u.stripe_customer_id is not null`);
  const { stripeId, customer } = rows[0]!;
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token } });
  await stripe.paymentMethods.attach(method.id, { customer });
  await stripe.subscriptions.update(stripeId, { default_payment_method: method.id });
}

/** What our ledger says a person has paid, in cents, and with how many orders. */
export async function paidBy({ deps }: Shop, { id }: Shopper): Promise<{ cents: number; orders: number }> {
  const { rows } = await deps.db.execute<{ cents: number; orders: number }>(sql`
    select coalesce(sum(p.amount_cents), 0)::int as cents, count(*)::int as orders
    from payments p left join renewals r on p.subject_kind = 'renewal' and r.stripe_invoice_id = p.subject_id
    join orders o on o.id = coalesce(p.order_id, r.order_id)
    where o.user_id = ${id} and p.status = 'paid'`);
  return rows[0]!;
}

/** The card that a subscription is charged to, as Stripe's payment method. */
export async function cardOf({ deps }: Shop, subscriptionId: string): Promise<string> {
  const { rows } = await deps.db.execute<{ id: string }>(
    sql`select payment_method_id as id from subscriptions where id = ${subscriptionId} and payment_method_id is not null`,
  );
  return rows[0]!.id;
}

/**
 * Types another of Stripe's test cards for a subscription, as its owner's browser does. @returns the setup
 * intent
 */
export async function typeCard(
  { deps: { stripe } }: Shop,
  { api }: Shopper,
  subscriptionId: string,
  token = 'tok_mastercard',
): Promise<string> {
  const { data } = await api.subscriptions.createCardSetup({ subscriptionId });
  const setupIntent = data.clientSecret.split('_secret_')[0]!;
  const { id } = await stripe.paymentMethods.create({ type: 'card', card: { token } });
  await stripe.setupIntents.confirm(setupIntent, { payment_method: id });
  return setupIntent;
}
