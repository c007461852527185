import { sql } from 'drizzle-orm';
import { createSession } from '../src/people';
import type { Queryable } from '../src/db';

interface Size {
  employees: number;
  /** Paid by company card, spread over the employees; each for one kit at `cents` cents. */
  payments: number;
  cents: number;
}

/** An organization as large as the biggest customers. @returns its id and a session's token */
export async function plantBigOrganization(
  db: Queryable,
  name: string,
  { employees, payments, cents }: Size,
): Promise<{ id: string; token: string }> {
  await db.execute(sql`
    insert into product_categories (slug, name) values ('tests', 'Tests') on conflict do nothing`);
  await db.execute(sql`
    insert into products (id, slug, name, category_slug, price_cents, image_name, description, collection_method, stock)
    values ('big-kit', 'big-kit', 'Ferritin test', 'tests', ${cents}, 'kit.svg', 'A kit.', 'blood', 1000)
    on conflict do nothing`);
  await db.execute(sql`
    insert into users (id, full_name, email, is_organisation_user, password_hash, verified_at)
    values (${name}, ${name}, ${`${name}@example.com`}, true, 'none', app_now())`);
  await db.execute(sql`
    insert into users (id, full_name, email, user_type, organisation_id, password_hash, verified_at)
    select ${`${name}-`} || n, 'Person ' || lpad(n::text, 5, '0'), ${`${name}-`} || n || '@example.com',
      'Employee User', ${name}, 'none', app_now()
    from generate_series(1, ${employees}) n`);
  await db.execute(sql`
    insert into orders (id, order_number, user_id, status, email, full_name, address, city, state, country, zip_code,
      sub_total_cents, total_cents, stock_state, held_until, paid_at)
    select ${`${name}-o`} || n, upper(${`${name}-`} || n), ${`${name}-`} || (n % ${employees} + 1), 'Processing',
      'person@example.com', 'Person', '1217 Harney St', 'Omaha', 'NE', 'United States', '68102', ${cents}, ${cents},
      'sold', app_now(), app_now() - make_interval(mins => n)
    from generate_series(1, ${payments}) n`);
  await db.execute(sql`
    insert into order_items (order_id, position, product_id, name, image_name, quantity, unit_price_cents,
      sub_total_cents, total_cents)
    select ${`${name}-o`} || n, 0, 'big-kit', 'Ferritin test', 'kit.svg', 1, ${cents}, ${cents}, ${cents}
    from generate_series(1, ${payments}) n`);
  await db.execute(sql`
    insert into payments (subject_kind, subject_id, kind, amount_cents, status, payment_intent_id, settled_at,
      accepted_at)
    select 'order', ${`${name}-o`} || n, 'company', ${cents}, 'paid', ${`pi_${name}_`} || n,
      app_now() - make_interval(mins => n), app_now() - make_interval(mins => n)
    from generate_series(1, ${payments}) n`);
  await db.execute(sql`analyze`);
  return { id: name, token: await createSession(db, name) };
}
