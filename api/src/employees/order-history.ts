import type { EmployeeOrder, EmployeeTest } from '@larkwell/contracts/employees/employees';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, listPage, andFound } from '../db';
import { isPaidByCompany } from '../orders';
import { isShownTo } from '../reports';
import type { ListRequest } from './store';

/** An order in one line: the names of its kits. */
export const productNames = (orderId: SQL) => sql`(
  select coalesce(string_agg(i.name, ', ' order by i.position), '') from order_items i where i.order_id = ${orderId})`;

/** The address of the person `u`; empty for an erased person. */
export const shownEmail = sql`case when u.erased_at is null then u.email else '' end`;

/** Filters the order `o` of the person `u` by name, address, number and kits. */
export const andOrderFound = (search: string | undefined) =>
  andFound(
    search,
    [sql`u.full_name`, sql`u.email`, sql`o.order_number`],
    (pattern) => sql`o.id in (select order_id from order_items where name ilike ${pattern})`,
  );

/**
 * The orders of an organization's employees that its card paid. What an employee pays with another card stays
 * private.
 */
const ordersOf = (organizationId: string) =>
  sql`u.organisation_id = ${organizationId} and o.paid_at is not null and ${isPaidByCompany(sql`o.id`)}`;

/** The orders that an organization's card paid for its employees, newest first. */
export async function listEmployeeOrders(
  db: Queryable,
  { organizationId, search, start, limit }: ListRequest,
): Promise<{ data: EmployeeOrder[]; total: number }> {
  const { data, total } = await listPage<EmployeeOrder>(db, {
    matching: sql`
      select o.id, o.order_number, u.full_name, ${shownEmail} as email, o.total_cents, o.status, o.paid_at
      from orders o join users u on u.id = o.user_id
      where ${ordersOf(organizationId)} ${andOrderFound(search)}`,
    columns: sql`
      id, order_number as "orderNumber", ${productNames(sql`page.id`)} as "productName", full_name, email,
      total_cents as total, status, paid_at as created`,
    orderBy: sql`paid_at desc, id`,
    start,
    limit,
  });
  return { data: data.map((row) => ({ ...row, created: new Date(row.created).toISOString() })), total };
}

const kitOfPage = { orderId: sql`page.order_id`, registeredBy: sql`page.registered_by` };

/**
 * The tests that an organization's card paid for its employees, newest first: each kit that was sent, and
 * until then each line of a paid order. `test_date` is when the kit was registered, or until then when it was
 * paid.
 */
export async function listEmployeeTests(
  db: Queryable,
  { organizationId, search, start, limit }: ListRequest,
): Promise<{ data: EmployeeTest[]; total: number }> {
  const { data, total } = await listPage<EmployeeTest>(db, {
    matching: sql`
      select coalesce(k.id, i.id) as id, i.name, i.order_id, o.order_number, u.full_name, ${shownEmail} as email,
        coalesce(g.registered_at, o.paid_at) as test_date, r.id as report_id, g.user_id as registered_by
      from orders o join users u on u.id = o.user_id join order_items i on i.order_id = o.id
      left join kits k on k.order_item_id = i.id
      left join kit_registrations g on g.kit_id = k.id
      left join reports r on r.kit_id = k.id
      where ${ordersOf(organizationId)}
        ${andFound(search, [sql`u.full_name`, sql`u.email`, sql`o.order_number`, sql`i.name`])}`,
    columns: sql`
      id, name as "productName", order_number as "orderNumber", full_name, email, test_date,
      case when ${isShownTo(sql`${organizationId}`, kitOfPage)} then '/reports/' || report_id end as "reportFile"`,
    orderBy: sql`test_date desc, id`,
    start,
    limit,
  });
  return { data: data.map((row) => ({ ...row, test_date: new Date(row.test_date).toISOString() })), total };
}
