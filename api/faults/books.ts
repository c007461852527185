import { randomUUID } from 'node:crypto';
import { clientOf } from '../sandbox/stripe/testing';
import { createToken, hashToken } from '../src/security';
import { home, once } from '../testing/shopper';
import type { System } from './system';

export interface Buyer {
  id: string;
  email: string;
  token: string;
  /** The input that creates an order for one kit. */
  order(kit: string): { id: string; email: string; cartItems: ReturnType<typeof once>[] } & typeof home;
}

/** A signed-in person, written straight into the database. */
export async function addBuyer({ pool }: System): Promise<Buyer> {
  const email = `buyer-${randomUUID()}@example.com`;
  const token = createToken();
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (full_name, email, password_hash, verified_at) values ('Pat Doe', $1, 'none', app_now()) returning id`,
    [email],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, app_now() + interval '30 days')`,
    [hashToken(token), id],
  );
  return { id, email, token, order: (kit) => ({ id, email, cartItems: [once(kit)], ...home }) };
}

/** A kit of $50. @returns its id */
export async function addShelf({ pool }: System, stock: number): Promise<string> {
  const id = `kit-${randomUUID()}`;
  await pool.query(
    `insert into product_categories (slug, name) values ('tests', 'Tests') on conflict do nothing`,
  );
  await pool.query(
    `insert into products (id, slug, name, category_slug, price_cents, image_name, description, collection_method, stock)
     values ($1, $1, 'Kit', 'tests', 5000, 'kit.svg', 'A kit.', 'blood', $2)`,
    [id, stock],
  );
  return id;
}

export async function stockOf({ pool }: System, kit: string): Promise<number> {
  const { rows } = await pool.query<{ stock: number }>('select stock from products where id = $1', [kit]);
  return rows[0]?.stock ?? -1;
}

/**
 * What our books say about a person, what Stripe's say (cents kept), and how often the person was mailed
 * about a payment.
 */
export async function booksAgree(system: System, buyer: Buyer) {
  const { rows } = await system.pool.query<{ count: number; customer: string | null }>(
    `select count(o.id) filter (where o.paid_at is not null) as count, max(u.stripe_customer_id) as customer
     from users u left join orders o on o.user_id = u.id where u.id = $1`,
    [buyer.id],
  );
  const customer = rows[0]?.customer;
  const charges = customer
    ? (await clientOf(system.standIn).charges.list({ customer, limit: 100 })).data
    : [];
  const taken = charges
    .filter((charge) => charge.captured)
    .reduce((sum, charge) => sum + charge.amount_captured - charge.amount_refunded, 0);
  return {
    paidOrders: Number(rows[0]?.count),
    taken,
    mails: system.mailbox.to(buyer.email).filter(({ subject }) => subject.startsWith('Your order')).length,
  };
}

/** A slot's places and bookings, and what Stripe holds, or has taken and not refunded, for it. */
export async function visitBooks({ pool, standIn }: System, slot: string): Promise<string> {
  const { rows } = await pool.query<{ taken: number; booked: number; payments: string[] }>(
    `select s.taken,
       (select count(*) from appointments a where a.slot_id = s.id and a.status = 'active') as booked,
       array(select p.id from payments p join holds h on h.draft_id = p.subject_id where h.slot_id = s.id) as payments
     from slots s where s.id = $1`,
    [slot],
  );
  const stripe = clientOf(standIn);
  const { data } = await stripe.paymentIntents.list({ limit: 100 });
  const theirs = data.filter(({ metadata }) => rows[0]?.payments.includes(metadata.paymentId ?? ''));
  let cents = 0;
  for (const { id, amount_received, amount_capturable } of theirs) {
    const { data: refunds } = await stripe.refunds.list({ payment_intent: id });
    cents += amount_received + amount_capturable - refunds.reduce((sum, { amount }) => sum + amount, 0);
  }
  return `taken ${rows[0]?.taken} booked ${rows[0]?.booked} cents ${cents}`;
}
