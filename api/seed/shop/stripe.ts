import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { getUser } from '../../src/people';
import type { Deps } from '../../src/deps';
import { ensureStripeCustomer } from '../../src/payments';
import type { SeedPart } from '../seed-part';
import { demoOrders } from './order-data';
import { demoPeople } from './people';

/**
 * What the demo people have at Stripe: cards, the payments of their orders, a subscription due tomorrow and
 * one that has ended. If nothing answers at Stripe's address, the next seeding adds it.
 */
export const plantStripe: SeedPart = {
  name: 'stripe',
  async run(deps) {
    try {
      if (await hasAccount(deps, demoPeople.olive)) {
        await plantCompanyCard(deps);
        await plantPayments(deps, demoPeople.olive, 'company');
      }
      if (await hasAccount(deps, demoPeople.maya)) {
        await plantPayments(deps, demoPeople.maya, 'card');
        await plantSubscriptions(deps);
      }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeConnectionError)) throw error;
      deps.log.warn('Stripe does not answer: cards and subscriptions of the demo people are left out');
    }
  },
};

/** Whether a demo person still has the account since an earlier seeding. */
async function hasAccount({ db }: Deps, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from users where id = ${userId} and erased_at is null`);
  return rows.length > 0;
}

/** Saves Stripe's test Visa for a person. @returns its id and the customer's */
async function saveCard(deps: Deps, userId: string) {
  const customer = await ensureStripeCustomer(deps, await getUser(deps.db, userId));
  const known = await deps.stripe.paymentMethods.list({ customer, limit: 1 });
  const method = known.data[0] ?? (await deps.stripe.paymentMethods.attach('pm_card_visa', { customer }));
  return { customer, method };
}

async function plantCompanyCard(deps: Deps): Promise<void> {
  const { customer, method } = await saveCard(deps, demoPeople.olive);
  const card = method.card!;
  await deps.db.execute(sql`
    insert into payment_methods (id, user_id, stripe_customer_id, brand, last4, exp_month, exp_year, country, funding)
    values (${method.id}, ${demoPeople.olive}, ${customer}, ${card.brand}, ${card.last4}, ${card.exp_month},
      ${card.exp_year}, ${card.country}, ${card.funding})
    on conflict do nothing`);
}

/** Charges a person's card for the demo orders of a kind, so that their money can go back. */
async function plantPayments(deps: Deps, payer: string, kind: 'card' | 'company'): Promise<void> {
  const { customer, method } = await saveCard(deps, payer);
  const { rows } = await deps.db.execute<{ id: string; orderId: string; amount: number }>(sql`
    select id, order_id as "orderId", amount_cents as amount from payments
    where kind = ${kind} and payment_intent_id is null and order_id = any (${sql.param(demoOrders.map(({ id }) => id))}::text[])`);
  for (const { id, orderId, amount } of rows) {
    const intent = await deps.stripe.paymentIntents.create(
      {
        amount,
        currency: 'usd',
        customer,
        payment_method: method.id,
        confirm: true,
        off_session: true,
        metadata: { purpose: 'order', orderId, paymentId: id },
      },
      { idempotencyKey: `${id} ${customer}` },
    );
    await deps.db.execute(sql`
      update payments set payment_intent_id = ${intent.id}, payment_method_id = ${method.id} where id = ${id}`);
  }
}

/** They are inserted as paid; the API tells Stripe about the active one, as after any order. */
async function plantSubscriptions(deps: Deps): Promise<void> {
  const { method } = await saveCard(deps, demoPeople.maya);
  await deps.db.execute(sql`
    insert into subscriptions (id, user_id, order_id, order_item_id, product_id, quantity, unit_price_cents, months,
      status, payment_method_id, next_renewal_at, created_at, cancelled_at, ended_at)
    select 'subscription-of-' || o.id, o.user_id, o.id, i.id, i.product_id, i.quantity, i.unit_price_cents, i.months,
      case o.id when 'demo-order-ended' then 'cancelled' else 'starting' end, ${method.id},
      app_now() + interval '1 day', o.created_at,
      case o.id when 'demo-order-ended' then o.created_at + interval '100 days' end,
      case o.id when 'demo-order-ended' then o.created_at + interval '100 days' end
    from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${demoPeople.maya} and i.months is not null
      and o.id = any (${sql.param(demoOrders.map(({ id }) => id))}::text[])
    on conflict do nothing`);
}
