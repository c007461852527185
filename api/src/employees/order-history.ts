import type { EmployeeOrder, EmployeeTest } from '@larkwell/contracts/employees/employees';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { containing } from '../db/text-search';
import { isShownTo } from '../reports/store';
import type { ListRequest } from './store';

/** What an order is called in one line: the names of its kits. */
export const productNames = sql`(
  select string_agg(i.name, ', ' order by i.position) from order_items i where i.order_id = o.id)`;

/** Paid orders of an organisation's employees, by whichever card, newest first. */
export async function listEmployeeOrders(
  db: Queryable,
  { organisationId, search, start, limit }: ListRequest,
): Promise<{ data: EmployeeOrder[]; total: number }> {
  const pattern = containing(search ?? '');
  const matching = sql`
    from orders o join users u on u.id = o.user_id
    where u.organisation_id = ${organisationId} and o.paid_at is not null
      and (u.full_name ilike ${pattern} or u.email ilike ${pattern} or o.order_number ilike ${pattern}
        or exists (select 1 from order_items i where i.order_id = o.id and i.name ilike ${pattern}))`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<EmployeeOrder & Record<string, unknown>>(sql`
      select o.id, o.order_number as "orderNumber", ${productNames} as "productName", u.full_name, u.email,
        o.total_cents as total, o.status, o.paid_at as created,
        exists (select 1 from payments p where p.order_id = o.id and p.kind = 'company' and p.status = 'paid')
          as "isCompanyCard"
      ${matching} order by o.paid_at desc, o.id offset ${start} limit ${limit}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${matching}`),
  ]);
  return {
    data: rows.map((row) => ({ ...row, created: new Date(row.created).toISOString() })),
    total: counted.rows[0]!.total,
  };
}

/**
 * Tests of an organisation's employees, newest first: each kit that was sent, and before that each line of a paid
 * order. `test_date` is when the kit was registered, before that when it was paid.
 */
export async function listEmployeeTests(
  db: Queryable,
  { organisationId, search, start, limit }: ListRequest,
): Promise<{ data: EmployeeTest[]; total: number }> {
  const pattern = containing(search ?? '');
  const matching = sql`
    from orders o join users u on u.id = o.user_id join order_items i on i.order_id = o.id
    left join kits k on k.order_item_id = i.id
    left join kit_registrations g on g.kit_id = k.id
    left join reports r on r.kit_id = k.id
    where u.organisation_id = ${organisationId} and o.paid_at is not null
      and (u.full_name ilike ${pattern} or u.email ilike ${pattern} or o.order_number ilike ${pattern}
        or i.name ilike ${pattern})`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<EmployeeTest & Record<string, unknown>>(sql`
      select coalesce(k.id, i.id) as id, i.name as "productName", o.order_number as "orderNumber", u.full_name,
        u.email, coalesce(g.registered_at, o.paid_at) as test_date,
        case when g.user_id = u.id and ${isShownTo(sql`${organisationId}`)} then '/reports/' || r.id end
          as "reportFile"
      ${matching} order by coalesce(g.registered_at, o.paid_at) desc, coalesce(k.id, i.id)
      offset ${start} limit ${limit}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${matching}`),
  ]);
  return {
    data: rows.map((row) => ({ ...row, test_date: new Date(row.test_date).toISOString() })),
    total: counted.rows[0]!.total,
  };
}
