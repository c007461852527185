import { createHmac } from 'node:crypto';
import type { Product } from './product';

/** Money at Stripe, in cents: each charge, and what is authorized but not captured. */
export async function readStripe({ environment }: Product): Promise<{ kept: number[]; held: number[] }> {
  const headers = { authorization: `Bearer ${environment.STRIPE_SECRET_KEY}` };
  const list = async <Item extends { id: string }>(what: string) => {
    const found: Item[] = [];
    for (let more = true, last = ''; more; last = found.at(-1)?.id ?? '') {
      const query = `limit=100${last && `&starting_after=${last}`}`;
      const answer = await fetch(`${environment.STRIPE_API_URL}/v1/${what}?${query}`, { headers });
      const page = (await answer.json()) as { data: Item[]; has_more: boolean };
      found.push(...page.data);
      more = page.has_more;
    }
    return found;
  };
  const charges = await list<{ id: string; amount_captured: number; amount_refunded: number }>('charges');
  const intents = await list<{ id: string; amount_capturable: number }>('payment_intents');
  return {
    kept: positive(charges.map((charge) => charge.amount_captured - charge.amount_refunded)),
    held: positive(intents.map((intent) => intent.amount_capturable)),
  };
}

const positive = (amounts: number[]) =>
  amounts.filter((amount) => amount > 0).sort((one, other) => one - other);

/** What each person has, by email address: paid orders and booked visits in cents, and the mails about them. */
export async function readBooks({ pool, listMails, environment }: Product, emails: string[]) {
  // A visit's patient is sealed, so look it up by the API's hash of the address.
  const key = Buffer.from(environment.LOOKUP_KEY!.split(',')[0]!, 'base64');
  const hashes = emails.map((email) =>
    createHmac('sha256', key).update(`email\0${email}`).digest('base64url'),
  );
  const { rows } = await pool.query<{ email: string; cents: number }>(
    `select email, total_cents as cents from orders where paid_at is not null and email = any ($1)
     union all
     select person.email, amount_paid_cents from appointments
     join unnest($1::text[], $2::text[]) as person (email, hash) on person.hash = email_hash where status = 'active'`,
    [emails, hashes],
  );
  const mails = listMails();
  return emails.map((email) => ({
    email,
    had: rows.filter((row) => row.email === email).map(({ cents }) => cents),
    mails: mails.filter(({ to, subject }) => to.includes(email) && /^Your (order|test visit)/.test(subject))
      .length,
  }));
}
